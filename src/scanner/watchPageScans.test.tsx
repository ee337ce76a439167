// @vitest-environment jsdom
import '../testing/jsdomPolyfills';
import { useRef } from 'react';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setShortcutsEnabled, useShortcut } from '../ui/commands/shortcuts';
import { HAND_PACE, pauseTyping, pressKey, SCANNER_PACE, typeKeys } from './testing/keyboard';
import { useKeyboardScanner } from './useKeyboardScanner';
import { useKeyCapture } from './useKeyCapture';
import { watchPageScans } from './watchPageScans';

const onScan = vi.fn();
const onShortcut = vi.fn();
/** Keys that a button or the page hear. */
const heardKeys = vi.fn();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const mock of [onScan, onShortcut, heardKeys]) mock.mockClear();
  stop = watchPageScans(onScan);
  pauseTyping();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  setShortcutsEnabled(true);
});

function Page() {
  useShortcut({ key: 'j', label: 'Siguiente', context: 'page' }, onShortcut);
  useShortcut({ key: '/', label: 'Buscar', context: 'page' }, onShortcut);
  return (
    <div role="presentation" onKeyDown={({ key }) => heardKeys(key)}>
      <button type="button">Botón</button>
      <input aria-label="Texto" />
      <select aria-label="Tamaño" defaultValue="5">
        <option>5</option>
        <option>10</option>
      </select>
    </div>
  );
}

it.each([
  ['Enter', 'J9MXG5E00001{Enter}'],
  ['Tab', 'J9MXG5E00001{Tab}'],
  ['two Enter', 'J9MXG5E00001{Enter}{Enter}'],
  ['a pause', 'J9MXG5E00001'],
])('hears a code that ends with %s, and no shortcut or button does', (_, keys) => {
  render(<Page />);
  screen.getByRole('button').focus();
  typeKeys(keys, SCANNER_PACE);
  vi.runAllTimers();
  expect(onScan.mock.calls).toEqual([['J9MXG5E00001']]);
  expect(onShortcut).not.toHaveBeenCalled();
  expect(heardKeys).not.toHaveBeenCalled();
});

it('hears a label with the characters of shortcuts in it', () => {
  render(<Page />);
  typeKeys('https://x.example/?q=J9 00001{Enter}', SCANNER_PACE);
  expect(onScan.mock.calls).toEqual([['https://x.example/?q=J9 00001']]);
  expect(onShortcut).not.toHaveBeenCalled();
});

it('hears two codes, one after the other', () => {
  render(<Page />);
  typeKeys('D9MXG5E00001{Enter}', SCANNER_PACE);
  pauseTyping();
  typeKeys('D9MXG5E00002{Enter}', SCANNER_PACE);
  expect(onScan.mock.calls).toEqual([['D9MXG5E00001'], ['D9MXG5E00002']]);
});

it('leaves the keys of a hand to their target, a moment later', () => {
  render(<Page />);
  screen.getByRole('button').focus();
  pressKey('j', HAND_PACE);
  expect(onShortcut).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(onShortcut).toHaveBeenCalledOnce();
  expect(heardKeys.mock.calls).toEqual([['j']]);
  // Nothing waits where no code begins.
  pressKey('/', HAND_PACE);
  expect(onShortcut).toHaveBeenCalledTimes(2);
  pressKey('Enter', HAND_PACE);
  expect(heardKeys).toHaveBeenLastCalledWith('Enter');
  expect(onScan).not.toHaveBeenCalled();
});

it('does not lose the first keys of a code on a busy computer, where the next come late', () => {
  render(<Page />);
  typeKeys('D', SCANNER_PACE);
  vi.runAllTimers();
  typeKeys('9M', SCANNER_PACE);
  vi.runAllTimers();
  typeKeys('XG5E00001{Enter}', SCANNER_PACE);
  expect(onScan.mock.calls).toEqual([['D9MXG5E00001']]);
});

it('five fast keys are no code', () => {
  render(<Page />);
  screen.getByRole('button').focus();
  typeKeys('jjjjj{Enter}', SCANNER_PACE);
  expect(heardKeys.mock.calls.flat()).toEqual(['j', 'j', 'j', 'j', 'j', 'Enter']);
  expect(onScan).not.toHaveBeenCalled();
});

it('sets a select back that took the first key', () => {
  render(<Page />);
  const select = screen.getByRole<HTMLSelectElement>('combobox');
  select.focus();
  pressKey('1', HAND_PACE);
  select.value = '10';
  typeKeys('00000{Enter}', SCANNER_PACE);
  expect(onScan.mock.calls).toEqual([['100000']]);
  expect(select).toHaveValue('5');
});

it('leaves a text field to itself', () => {
  render(<Page />);
  screen.getByRole('textbox').focus();
  typeKeys('D9MXG5E00001{Enter}', SCANNER_PACE);
  expect(screen.getByRole('textbox')).toHaveValue('D9MXG5E00001');
  expect(onScan).not.toHaveBeenCalled();
});

function Reader() {
  const ref = useRef<HTMLInputElement>(null);
  useKeyCapture(ref);
  return <input ref={ref} data-captures-keys="" aria-label="Tarjeta" {...useKeyboardScanner()} />;
}

it('leaves all keys to an input that takes them', () => {
  render(<Reader />);
  typeKeys('04A1B2C3D4{Enter}', SCANNER_PACE);
  expect(screen.getByRole('textbox')).toHaveValue('04A1B2C3D4');
  expect(onScan).not.toHaveBeenCalled();
});

it('leaves the keys of an editor in a shadow tree alone', () => {
  const { container } = render(<div />);
  const editor = document.createElement('div');
  editor.setAttribute('contenteditable', 'true');
  container.firstElementChild!.attachShadow({ mode: 'open' }).append(editor);
  const event = new KeyboardEvent('keydown', { key: 'e', bubbles: true, composed: true, cancelable: true });
  editor.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});
