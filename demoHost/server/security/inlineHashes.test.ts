import { describe, expect, it } from 'vitest';
import { readBuildHashes, computeInlineHashes } from './inlineHashes';
import { securityHeaders } from './securityHeaders';

describe('what stands in the page itself', () => {
  // printf 'go()' | openssl dgst -sha256 -binary | base64
  const GO = "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='";

  it('is allowed by its hash; what has an address of its own needs none', () => {
    const page =
      '<script src="/a.js"></script><script>go()</script><style>p{}</style><script type="module" src="/b.js"></script>';
    const { scripts, styles } = computeInlineHashes(page);
    expect(scripts).toEqual([GO]);
    expect(styles).toHaveLength(1);
    const policy = securityHeaders({ frames: [], images: [], inline: { scripts, styles } })[
      'Content-Security-Policy'
    ];
    expect(policy).toContain(`script-src 'self' ${GO};`);
    expect(policy).toMatch(
      new RegExp(`style-src 'self' 'sha256-47DEQ\\S+ ${styles[0]?.replaceAll(/[+/]/g, '\\$&') ?? ''};`),
    );
    expect(policy).not.toContain('unsafe');
  });

  it('is nothing where nothing is built', () => {
    expect(readBuildHashes('/nowhere')).toEqual({ scripts: [], styles: [] });
  });
});
