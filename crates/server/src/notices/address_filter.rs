//! The filter for webhook and push addresses: public addresses only.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use axum::http::Uri;
use ureq::config::Config;
use ureq::unversioned::resolver::{DefaultResolver, ResolvedSocketAddrs, Resolver};
use ureq::unversioned::transport::NextTimeout;

const MAX_ADDRESS_LENGTH: usize = 1000;

/// Returns whether the address may be called. The IP addresses behind a host name are checked again before every call.
pub(crate) fn is_allowed_address(address: &str, allow_private: bool) -> bool {
    let Ok(uri) = address.parse::<Uri>() else { return false };
    let Some(authority) = uri.authority() else { return false };
    let scheme = matches!(uri.scheme_str(), Some("https" | "http"));
    let host = authority.host().trim_start_matches('[').trim_end_matches(']');
    let private = host.parse().is_ok_and(|ip| !is_public(ip)) || host.eq_ignore_ascii_case("localhost");
    let plain = !authority.as_str().contains('@') && !host.is_empty();
    address.len() <= MAX_ADDRESS_LENGTH && scheme && plain && (allow_private || !private)
}

/// Resolves a host name and drops private IP addresses. The connection uses the remaining ones, so the name cannot
/// resolve differently a moment later.
#[derive(Debug)]
pub(super) struct PublicResolver {
    pub(super) allow_private: bool,
    pub(super) inner: DefaultResolver,
}

impl Resolver for PublicResolver {
    fn resolve(
        &self,
        uri: &Uri,
        config: &Config,
        timeout: NextTimeout,
    ) -> Result<ResolvedSocketAddrs, ureq::Error> {
        let resolved = self.inner.resolve(uri, config, timeout)?;
        let mut allowed = self.empty();
        for address in resolved.iter().filter(|address| self.allow_private || is_public(address.ip())) {
            allowed.push(*address);
        }
        if allowed.is_empty() { Err(ureq::Error::HostNotFound) } else { Ok(allowed) }
    }
}

/// Returns whether an address is public, by the registries of IANA.
pub(super) fn is_public(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => is_public_v4(ip),
        IpAddr::V6(ip) => match ip.to_ipv4_mapped() {
            Some(ip) => is_public_v4(ip),
            None => is_public_v6(ip),
        },
    }
}

fn is_public_v4(ip: Ipv4Addr) -> bool {
    let [a, b, c, _] = ip.octets();
    let shared = a == 100 && (64..128).contains(&b);
    let special = a == 0 || a >= 224 || (a, b, c) == (192, 0, 0) || (a == 198 && (18..20).contains(&b));
    !(ip.is_private() || ip.is_loopback() || ip.is_link_local() || ip.is_documentation() || shared || special)
}

/// Accepts global unicast addresses (2000::/3) except tunnels and documentation ranges.
fn is_public_v6(ip: Ipv6Addr) -> bool {
    let [a, b, ..] = ip.segments();
    let example = (a == 0x2001 && b == 0x0db8) || a == 0x3fff;
    let tunnel = a == 0x2002 || (a == 0x2001 && b < 0x0200);
    (0x2000..0x4000).contains(&a) && !example && !tunnel
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn private_addresses_are_refused() {
        for private in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
            "0.0.0.0",
            "224.0.0.1",
            "255.255.255.255",
            "198.18.0.1",
            "192.0.2.1",
            "::1",
            "::",
            "fe80::1",
            "fd00::1",
            "ff02::1",
            "::ffff:127.0.0.1",
            "::ffff:10.0.0.1",
            "2002:7f00:1::",
            "64:ff9b::7f00:1",
            "2001:db8::1",
        ] {
            assert!(!is_public(private.parse().expect("it is an address")), "{private}");
        }
        for public in ["1.1.1.1", "172.15.0.1", "100.128.0.1", "2606:4700::1111", "2a00:1450::8a"] {
            assert!(is_public(public.parse().expect("it is an address")), "{public}");
        }
    }

    #[test]
    fn only_complete_public_web_addresses_are_allowed() {
        assert!(is_allowed_address("https://example.org/hook?for=me", false));
        assert!(is_allowed_address("http://example.org:8080/", false));
        let long = format!("https://example.org/{}", "x".repeat(1000));
        for unfit in [
            "",
            "example.org",
            "/hook",
            "ftp://example.org/",
            "file:///etc/passwd",
            "https://me:word@example.org/",
            "http://127.0.0.1/",
            "http://[::1]:80/",
            "http://LOCALHOST/",
            "https://169.254.169.254/latest",
            &long,
        ] {
            assert!(!is_allowed_address(unfit, false), "{unfit}");
        }
        assert!(is_allowed_address("http://127.0.0.1:4000/", true));
    }
}
