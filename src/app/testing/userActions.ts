import { fireEvent, waitFor } from '@testing-library/react';

/** Returns the last clickable element with this text or label; a dialog comes after its page. */
export const findPressable = (name: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('button, [role="menuitem"], [role="option"], a')]
    .filter((element) => element.textContent === name || element.getAttribute('aria-label') === name)
    .at(-1);
/** Waits until `find` returns a value. */
export const waitForElement = <Result>(find: () => Result | null | undefined): Promise<Result> =>
  waitFor(
    () => {
      const element = find();
      if (element === null || element === undefined) throw new Error(`not there: ${String(find)}`);
      return element;
    },
    { interval: 5 },
  );
const isDisabled = (element: HTMLElement): boolean =>
  element.matches(':disabled') || element.getAttribute('aria-disabled') === 'true';
/** Presses one after the other, each once it is there and can be pressed: a form waits for its choices, for one. */
export const pressByName = async (...names: readonly string[]): Promise<void> => {
  for (const name of names)
    fireEvent.click(
      await waitForElement(() => {
        const element = findPressable(name);
        return element && !isDisabled(element) ? element : undefined;
      }),
    );
};
/** The control of a label. */
const findByLabel = (name: string): Promise<HTMLElement> =>
  waitForElement(() =>
    [...document.querySelectorAll('label')]
      .filter(({ textContent }) => (textContent ?? '').replace(/[*\s]+$/, '') === name)
      .map(({ control }) => control)
      .at(-1),
  );
/** Types into the field of a label. */
export const typeInto = async (name: string, value: string): Promise<void> => {
  const input = await findByLabel(name);
  input.focus();
  fireEvent.change(input, { target: { value } });
};
