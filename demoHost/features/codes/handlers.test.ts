import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nthLabel } from './handlers';
import { startTestHost } from '../../testing/testHost';
import type { TestCaller, RunningHost } from '../../testing/testHost';

let host: RunningHost;
let root: TestCaller;
beforeAll(async () => {
  host = await startTestHost();
  root = await host.signInAs('super');
});
afterAll(() => host.close());

const codesOf = async (path: string): Promise<string[]> => {
  const { status, body } = await root('GET', path);
  expect(status).toBe(200);
  return (body['data'] as unknown as { qr: string }[]).map(({ qr }) => qr);
};

describe('labels', () => {
  it('differ for 100,000 numbers in a row [QRGEN-07]', () => {
    expect(new Set(Array.from({ length: 100_000 }, (_, n) => nthLabel('D', n + 1))).size).toBe(100_000);
    expect(nthLabel('Q', 12)).toMatch(/^Q[A-Z0-9]{11}$/);
  });
});

describe.each([
  ['assets', 'D', 500],
  ['gateways', 'Q', 999],
])('labels for %s', (what, letter, max) => {
  it('are as many as asked for, none like another, now and later [QRGEN-05, QRGEN-06, QRGEN-07]', async () => {
    const first = await codesOf(`/${what}/generate-qr-codes/${max}`);
    const next = await codesOf(`/${what}/generate-qr-codes/3`);
    expect(first).toHaveLength(max);
    expect(next).toHaveLength(3);
    expect(new Set([...first, ...next]).size).toBe(max + 3);
    for (const code of next) expect(code).toMatch(new RegExp(`^${letter}[A-Z0-9]{11}$`));
  });

  it('are never a label that is worn [QRGEN-07]', async () => {
    const made = host.store.state.labels_made;
    const coming = nthLabel(letter as 'D' | 'Q', made + 1);
    const { assets, gateways } = host.store.state;
    if (letter === 'D') assets.push({ ...assets[0]!, id: coming });
    else gateways[0]!.qr_code = coming;
    host.store.rows.invalidate('assets');
    host.store.rows.invalidate('gateways');
    expect(await codesOf(`/${what}/generate-qr-codes/1`)).toEqual([nthLabel(letter as 'D' | 'Q', made + 2)]);
  });

  it.each(['0', String(max + 1), 'x', '1.5', '-1', '1000'])('%s labels are refused', async (count) => {
    const { status, body } = await root('GET', `/${what}/generate-qr-codes/${count}`);
    expect(status).toBe(400);
    expect(body['errors']?.[0]?.['code']).toMatch(/count_not_valid|invalid/);
  });

  it('are for those with generate_qr_codes [ASSET-07, PERM-10]', async () => {
    const reader = await host.signInAs('lectura');
    expect((await reader('GET', `/${what}/generate-qr-codes/1`)).status).toBe(403);
  });
});
