/** Returns the /64 network of an IPv6 address, since its owner has all addresses of it; other addresses as they are. */
export function networkOf(ipAddress: string): string {
  if (!ipAddress.includes(':') || ipAddress.includes('.')) return ipAddress;
  const [head = [], tail] = ipAddress.split('::').map((part) => part.split(':').filter(Boolean));
  // A double colon replaces the missing zeros.
  const zeros = tail ? Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0') : [];
  return [...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(':');
}
