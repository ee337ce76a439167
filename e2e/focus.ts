import type { BrowserContext, Page } from '@playwright/test';

/** Focus after a dialog had opened or closed, once it was stable. */
export interface FocusRecord {
  event: 'opened' | 'closed';
  /** Name of the dialog. */
  dialog: string;
  /** Focused element: in words, or `body`, `frame` (the dialog itself), `outside` (behind the open dialog). */
  focus: string;
  /** Expected focus of an opened dialog: its first field, else the button that does least; in the same words. */
  expected: string;
}

/** The dialogs of a test's pages, and where the focus went with them. */
export interface FocusObserver {
  recordsOf: (page: Page) => readonly FocusRecord[];
  /** Dialogs that closed and left the focus on the body, from which the keyboard cannot continue. */
  lostFocusMessages: () => string[];
}

/** Watches the focus on all pages of a test, from the first one on. */
export async function watchFocus(context: BrowserContext): Promise<FocusObserver> {
  const entries: { page: Page; seen: FocusRecord }[] = [];
  await context.exposeBinding(
    'tellFocus',
    ({ page }, seen: FocusRecord) => void entries.push({ page, seen }),
  );
  await context.addInitScript(observeFocus);
  return {
    recordsOf: (page) => entries.filter((entry) => entry.page === page).map(({ seen }) => seen),
    lostFocusMessages: () =>
      entries
        .filter(({ seen }) => seen.event === 'closed' && seen.focus === 'body')
        .map(({ page, seen }) => `focus on the body after «${seen.dialog}» on ${page.url()}`),
  };
}

/** Runs in the page. */
function observeFocus(): void {
  const { tellFocus } = window as unknown as { tellFocus: (seen: FocusRecord) => Promise<void> };
  const DIALOG_SELECTOR = 'dialog[open], .MuiDialog-root [role="dialog"], .MuiDrawer-root [role="dialog"]';
  const FIELD_SELECTOR =
    ':is(input:not([type="checkbox"], [type="radio"], [type="hidden"], [aria-hidden="true"], [readonly]), select:not([aria-hidden="true"]), textarea:not([aria-hidden="true"], [readonly]), [role="combobox"]):not(:disabled, [aria-disabled="true"])';
  const CHECKBOX_SELECTOR = 'input:is([type="checkbox"], [type="radio"]):not(:disabled)';
  const LOADING_SELECTOR = '.skeleton, .field-skeleton, [aria-busy="true"]';
  /** In which nothing may have changed. */
  const STABLE_MS = 250;
  /** A page that polls may always have a pending request. */
  const TIMEOUT_MS = 5000;

  const describeElement = (element: Element | null | undefined): string =>
    element
      ? `${element.tagName.toLowerCase()} «${(element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.id) || element.textContent.slice(0, 60)}»`
      : 'nothing';
  const dialogName = (dialogElement: Element): string => {
    const label = document.getElementById(dialogElement.getAttribute('aria-labelledby') ?? '');
    return (label?.textContent ?? dialogElement.getAttribute('aria-label') ?? '').trim();
  };
  const expectedFocus = (dialogElement: Element): Element | undefined => {
    // A question may hold a tick, which is not what it asks.
    const isForm = dialogElement.closest('dialog') === null || dialogElement.matches('.drawer');
    const fields = [
      ...dialogElement.querySelectorAll(isForm ? `${FIELD_SELECTOR}, ${CHECKBOX_SELECTOR}` : FIELD_SELECTOR),
    ];
    const buttons = [...dialogElement.querySelectorAll('.dialog-actions button')];
    const safe = dialogElement.getAttribute('role') === 'alertdialog' ? buttons[0] : buttons.at(-1);
    return (
      fields.find((field) => field.checkVisibility()) ??
      safe ??
      dialogElement.querySelector('button') ??
      undefined
    );
  };
  const describeFocus = (): string => {
    const active = document.activeElement;
    const topDialog = [...document.querySelectorAll(DIALOG_SELECTOR)].at(-1);
    if (!active || active === document.body) return 'body';
    if (!topDialog) return describeElement(active);
    if (active === topDialog) return 'frame';
    return topDialog.contains(active) ? describeElement(active) : 'outside';
  };

  let layers = new Map<Element, string>();
  let lastInputAt = 0;
  // A click elsewhere moves the focus intentionally.
  for (const kind of ['pointerdown', 'keydown'])
    addEventListener(
      kind,
      (event) => (lastInputAt = event.isTrusted ? performance.now() : lastInputAt),
      true,
    );

  /** Reports once the focus has been stable for a while; not if the user has continued before. */
  const waitAndTell = (event: FocusRecord['event'], layer: Element, dialog: string): void => {
    const startedAt = performance.now();
    let unchangedSince = startedAt;
    let focus = describeFocus();
    const check = (): void => {
      const now = performance.now();
      const isOver = event === 'opened' ? !layers.has(layer) : layers.size > 0 && describeFocus() !== 'body';
      if (lastInputAt > startedAt || isOver) return;
      const searchRoot = event === 'opened' ? layer : document;
      if (describeFocus() !== focus || searchRoot.querySelector(LOADING_SELECTOR))
        [focus, unchangedSince] = [describeFocus(), now];
      if (now - unchangedSince < STABLE_MS && now - startedAt < TIMEOUT_MS) return void setTimeout(check, 25);
      void tellFocus({
        event,
        dialog,
        focus,
        expected: event === 'opened' ? describeElement(expectedFocus(layer)) : '',
      });
    };
    setTimeout(check, 25);
  };

  new MutationObserver(() => {
    const now = new Map(
      [...document.querySelectorAll(DIALOG_SELECTOR)].map((layer) => [layer, dialogName(layer)]),
    );
    const before = layers;
    layers = now;
    for (const [layer, name] of now) if (!before.has(layer)) waitAndTell('opened', layer, name);
    for (const [layer, name] of before) if (!now.has(layer)) waitAndTell('closed', layer, name);
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
}
