/** Input that takes typed text. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement;

const NON_TEXT_TYPES = '[type="checkbox"], [type="radio"], [type="file"], [type="button"], [type="submit"]';

/** True for an input that takes typed text. */
export const isTextControl = (target: EventTarget | null): target is TextControl =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  !target.matches(NON_TEXT_TYPES);
