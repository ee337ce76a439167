// @vitest-environment jsdom
import fc from '../../testing/fastCheck';
import { afterEach, beforeEach, describe, it, expect, vi } from 'vitest';
import { downloadFile, toSafeFileName } from './download';

describe('safeFileName', () => {
  it.each([
    ['assets_consumptions.csv', 'assets_consumptions.csv'],
    ['Edificio Ñ 2.º.pdf', 'Edificio Ñ 2.º.pdf'],
    ['../../etc/passwd', '_.._etc_passwd'],
    ['a<b>:"c"|d?.csv', 'a_b_c_d_.csv'],
    ['gpj.\u202eexe.pdf', 'gpj._exe.pdf'],
    ['...', 'descarga'],
    ['', 'descarga'],
  ])('turns %j into %j', (name, safe) => expect(toSafeFileName(name)).toBe(safe));

  it('gives a short name of one folder for any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (name) => {
        const safe = toSafeFileName(name);
        expect(safe).not.toMatch(/[/\\:]|^\./);
        expect(safe.length).toBeGreaterThan(0);
        expect(safe.length).toBeLessThanOrEqual(150);
      }),
    );
    expect(toSafeFileName('a'.repeat(300) + '.csv')).toMatch(/^a{146}\.csv$/);
  });
});

describe('downloadFile', () => {
  const clicked = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers();
    URL.createObjectURL = vi.fn(() => 'blob:console/1');
    URL.revokeObjectURL = vi.fn();
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked(this.download, this.getAttribute('href'));
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    clicked.mockClear();
  });

  it('clicks a link to the content, leaves nothing in the page and frees the memory', async () => {
    downloadFile('codigos.csv', 'QA1\r\n', 'text/csv');
    expect(clicked).toHaveBeenCalledExactlyOnceWith('codigos.csv', 'blob:console/1');
    expect(document.querySelector('a')).toBeNull();
    const blob = vi.mocked(URL.createObjectURL).mock.calls[0]?.[0] as Blob;
    expect([blob.type, blob.size]).toEqual(['text/csv', 5]);
    expect(URL.revokeObjectURL).not.toHaveBeenCalled();
    vi.runAllTimers();
    expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:console/1');
  });

  it('hands on a Blob as it is', () => {
    const blob = new Blob(['x'], { type: 'application/pdf' });
    downloadFile('a.pdf', blob, 'text/plain');
    expect(URL.createObjectURL).toHaveBeenCalledWith(blob);
  });
});
