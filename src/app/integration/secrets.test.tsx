// @vitest-environment jsdom
import '../../testing/jsdomPolyfills';
import { cleanup, fireEvent } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { operations } from '../../../dataProvider/contract/testing/bundledContract';
import { clearSession } from '../../session/session';
import { respondByContract, getExampleResponse, findCalledOperation } from '../testing/contractHost';
import { findPressable } from '../testing/userActions';
import { openScreen, screens, waitUntilIdle } from '../testing/screenVisit';

/** Values that open a door or a device, by the member that carries them; they occur nowhere else. */
const CARD = '04F1E2D3C4B5A6';
const secrets: Readonly<Record<string, unknown>> = {
  password: 'SECRETO-98137',
  sensor_password: 'SECRETO-98137',
  secret_key: 'SECRETO-CLAVE',
  qr: 'SECRETO-QR',
  nfc_codes: [btoa(`1:${CARD}`)],
};
const marks = ['SECRETO', CARD, btoa(`1:${CARD}`)];
const has = (text: string): boolean => marks.some((mark) => text.includes(mark));

/** Every building is a hotel, so that its stays are shown. */
const HOTEL = '"type":"HOTEL"';

/** An answer with these in the place of what the contract shows; switches keep what they are. */
function marked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(marked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      name in secrets && typeof member !== 'boolean' ? secrets[name] : marked(member),
    ]),
  );
}

/** Reads that carry one, by their operation. */
const carriers = operations
  .filter(
    (operation) =>
      operation.method === 'GET' && has(JSON.stringify(marked(getExampleResponse(operation)) ?? '')),
  )
  .map(({ id }) => id)
  .sort();

const files: Blob[] = [];
const said: string[] = [];

beforeEach(() => {
  URL.createObjectURL = (file: Blob) => {
    files.push(file);
    return 'blob:1';
  };
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = () => undefined;
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, method).mockImplementation(
      (...args: unknown[]) => void said.push(args.map(String).join(' ')),
    );
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  clearSession();
});

/** Returns the places that contain a secret before the user has asked to see it. */
function leaks(): string[] {
  const found: string[] = [];
  for (const one of document.querySelectorAll('*')) {
    for (const { name, value } of one.attributes) if (has(value)) found.push(`${one.tagName} ${name}`);
    if (one instanceof HTMLInputElement && one.type !== 'password' && has(one.value)) found.push('input');
  }
  if (has(document.body.textContent)) found.push('text');
  for (const area of [localStorage, sessionStorage])
    if (has(JSON.stringify({ ...area }))) found.push('storage');
  if (has(window.location.href)) found.push('address');
  return found;
}

describe('what opens a door', () => {
  it('comes with these reads alone', () => {
    // The codes of labels are printed on request; passwords of doors and QR accesses have tests of their own screens.
    expect(carriers).toEqual([
      'generateAssetCodes',
      'generateGatewayCodes',
      'listCheckIns',
      'listIntercoms',
      'listQrAccesses',
      'listSensorPasswords',
    ]);
  });

  const shown = screens.filter((screen) => /check-in-list$|\/accesses$|intercoms$|\/keys$/.test(screen));
  const met = new Set<string | undefined>();
  afterAll(() => {
    // Makes sure that the screens sent their reads.
    expect([...met]).toEqual(expect.arrayContaining(['listCheckIns', 'listIntercoms']));
  });

  it.each(shown)('is nowhere on %s, nor in its file, the console or a request', async (screen) => {
    files.length = 0;
    said.length = 0;
    const page = openScreen(screen, (call) => {
      const answer = respondByContract(call);
      met.add(findCalledOperation(call.method, call.url)?.id);
      if (typeof answer === 'string' || answer.body === undefined) return answer;
      const body: unknown = JSON.parse(
        JSON.stringify(marked(answer.body)).replaceAll('"type":"HOME"', HOTEL),
      );
      return { ...answer, body };
    });
    await waitUntilIdle(page);
    const search = findPressable('Buscar en viviendas y edificios');
    if (search) {
      fireEvent.click(search);
      await waitUntilIdle(page, () => page.callsBesidesProfile().some((line) => line.includes('/check-in/')));
    }
    const button = findPressable('Exportar a CSV');
    if (button) {
      fireEvent.click(button);
      await vi.waitFor(() => expect(files).toHaveLength(1), 20_000);
    }
    const texts = await Promise.all(files.map((file) => file.text()));
    expect({ leaks: leaks(), file: texts.some(has), console: said.some(has) }).toEqual({
      leaks: [],
      file: false,
      console: false,
    });
    expect(page.recordedCalls.filter(({ url, body }) => has(url) || has(JSON.stringify(body ?? '')))).toEqual(
      [],
    );
  });
});
