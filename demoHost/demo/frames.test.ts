import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestHost } from '../testing/testHost';
import type { RunningHost } from '../testing/testHost';
import { academyProducts } from './academyProducts';
import { framedPages } from './framePages';

let host: RunningHost;
beforeAll(async () => {
  host = await startTestHost({ check: false });
});
afterAll(() => host.close());

describe('the demo pages that are framed', () => {
  it.each(Object.keys(framedPages))(
    '%s shows itself inside the console, sandboxed also when it is opened alone [PAGE-03, PAGE-05, PAGE-06]',
    async (name) => {
      const { status, headers, text } = await host.callAnonymously('GET', `/demo/frames/${name}`);
      expect(status).toBe(200);
      expect(headers.get('content-type')).toContain('text/html');
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("frame-ancestors 'self'");
      expect(policy).toContain("default-src 'none'");
      expect(policy).toMatch(/sandbox allow-forms allow-scripts$/);
      expect(headers.get('cross-origin-opener-policy')).toBeNull();
      expect(text).toContain('<html lang="es">');
      expect(text).not.toMatch(/<script|\ssrc=|https?:/);
    },
  );

  it.each(Object.keys(framedPages))(
    '%s is in the language of the browser, Spanish by default',
    async (name) => {
      const read = async (accepted: string) =>
        (
          await host.callAnonymously('GET', `/demo/frames/${name}`, undefined, {
            'accept-language': accepted,
          })
        ).text;
      const english = await read('en-GB,en;q=0.9,es;q=0.5');
      expect(english).toContain('<html lang="en">');
      expect(english.replaceAll(/<style>[^]*<\/style>/g, '')).not.toMatch(/[áéíóúñ¿¡]/);
      expect(await read('fr')).toContain('<html lang="es">');
    },
  );

  it('another name is 404', async () => {
    for (const name of ['nothing', 'constructor', '..%2f..%2fpackage.json'])
      expect((await host.callAnonymously('GET', `/demo/frames/${name}`)).status, name).toBe(404);
  });
});

it('every product of the academy has a document; others there are not [PAGE-02]', async () => {
  for (const { document } of academyProducts) {
    const { status, text } = await host.callAnonymously('GET', document);
    expect([status, text.slice(0, 5)], document).toEqual([200, '%PDF-']);
  }
  expect((await host.callAnonymously('GET', '/demo/documents/other.pdf')).status).toBe(404);
});
