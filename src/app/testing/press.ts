import { fireEvent, waitFor } from '@testing-library/react';

/** What can be pressed, by its text or its label; the last one, since a dialog comes after its page. */
export const pressable = (name: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('button, [role="menuitem"], [role="option"], a')]
    .filter((one) => one.textContent === name || one.getAttribute('aria-label') === name)
    .at(-1);
/** What `find` finds, once it does. */
export const found = <Found>(find: () => Found | null | undefined): Promise<Found> =>
  waitFor(
    () => {
      const one = find();
      if (one === null || one === undefined) throw new Error(`not there: ${String(find)}`);
      return one;
    },
    { interval: 5 },
  );
const isDisabled = (one: HTMLElement): boolean =>
  one.matches(':disabled') || one.getAttribute('aria-disabled') === 'true';
/** Presses one after the other, each once it is there and can be pressed: a form waits for its choices, for one. */
export const press = async (...names: readonly string[]): Promise<void> => {
  for (const name of names)
    fireEvent.click(
      await found(() => {
        const one = pressable(name);
        return one && !isDisabled(one) ? one : undefined;
      }),
    );
};
/** The control of a label. */
const labelled = (name: string): Promise<HTMLElement> =>
  found(() =>
    [...document.querySelectorAll('label')]
      .filter(({ textContent }) => (textContent ?? '').replace(/[*\s]+$/, '') === name)
      .map(({ control }) => control)
      .at(-1),
  );
/** Types into the field of a label. */
export const type = async (name: string, value: string): Promise<void> => {
  const input = await labelled(name);
  input.focus();
  fireEvent.change(input, { target: { value } });
};
