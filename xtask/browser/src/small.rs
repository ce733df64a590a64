//! Makes screenshots small: 256 colours are enough for drawings.

use color_quant::NeuQuant;
use png::{BitDepth, ColorType, Compression, Decoder, Encoder, Filter};
use std::io::Cursor;

use xtask::shell::Failed;

/// The sampling factor of the quantizer: 1 looks at every pixel, 30 is fast and coarse.
const CARE: i32 = 3;
const COLOURS: usize = 256;

/// Converts a picture to one with a palette.
pub(crate) fn smaller(picture: &[u8]) -> Result<Vec<u8>, Failed> {
    let mut reader = Decoder::new(Cursor::new(picture)).read_info()?;
    let size = reader.output_buffer_size().ok_or_else(|| Failed("the picture is too large".to_owned()))?;
    let mut pixels = vec![0; size];
    let frame = reader.next_frame(&mut pixels)?;
    let pixels = match frame.color_type {
        ColorType::Rgba => pixels,
        ColorType::Rgb => pixels.chunks_exact(3).flat_map(|rgb| [rgb[0], rgb[1], rgb[2], 255]).collect(),
        other => return Err(Failed(format!("a picture in {other:?} is not expected"))),
    };
    let palette = NeuQuant::new(CARE, COLOURS, &pixels);
    let indices: Vec<u8> = pixels.chunks_exact(4).map(|pixel| palette.index_of(pixel) as u8).collect();
    let colours = palette.color_map_rgba();
    let mut packed = Vec::new();
    let mut encoder = Encoder::new(&mut packed, frame.width, frame.height);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(
        colours.chunks_exact(4).flat_map(|rgba| [rgba[0], rgba[1], rgba[2]]).collect::<Vec<u8>>(),
    );
    encoder.set_trns(colours.chunks_exact(4).map(|rgba| rgba[3]).collect::<Vec<u8>>());
    encoder.set_compression(Compression::High);
    encoder.set_filter(Filter::NoFilter);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&indices)?;
    writer.finish()?;
    Ok(packed)
}
