import type { BrowserContext, Page } from '@playwright/test';

/** Where the focus was after a dialog had opened or closed, as soon as nothing more came. */
export interface FocusSeen {
  event: 'opened' | 'closed';
  /** Name of the dialog. */
  dialog: string;
  /** What has the focus: an element in words, `body`, `frame` (the dialog itself), `outside` (behind the open dialog). */
  focus: string;
  /** Where it belongs when a dialog has opened: its first field, else the button that does least; in the same words. */
  wanted: string;
}

/** The dialogs of a test's pages, and where the focus went with them. */
export interface FocusWatch {
  seen: (page: Page) => readonly FocusSeen[];
  /** Dialogs that closed and left the focus to the page as a whole, which nobody can go on from with the keyboard. */
  lost: () => string[];
}

/** Watches the focus on all pages of a test, from the first one on. */
export async function watchFocus(context: BrowserContext): Promise<FocusWatch> {
  const all: { page: Page; seen: FocusSeen }[] = [];
  await context.exposeBinding('tellFocus', ({ page }, seen: FocusSeen) => void all.push({ page, seen }));
  await context.addInitScript(inPage);
  return {
    seen: (page) => all.filter((entry) => entry.page === page).map(({ seen }) => seen),
    lost: () =>
      all
        .filter(({ seen }) => seen.event === 'closed' && seen.focus === 'body')
        .map(({ page, seen }) => `focus on the body after «${seen.dialog}» on ${page.url()}`),
  };
}

/** Runs in the page. */
function inPage(): void {
  const { tellFocus } = window as unknown as { tellFocus: (seen: FocusSeen) => Promise<void> };
  const LAYER = 'dialog[open], .MuiDialog-root [role="dialog"], .MuiDrawer-root [role="dialog"]';
  const FIELD =
    ':is(input:not([type="checkbox"], [type="radio"], [type="hidden"], [aria-hidden="true"], [readonly]), select:not([aria-hidden="true"]), textarea:not([aria-hidden="true"], [readonly]), [role="combobox"]):not(:disabled, [aria-disabled="true"])';
  const TICK = 'input:is([type="checkbox"], [type="radio"]):not(:disabled)';
  const COMING = '.skeleton, .field-skeleton, [aria-busy="true"]';
  /** In which nothing may have changed. */
  const STILL = 250;
  /** Something may always be on its way on a page that reads again and again. */
  const LONGEST = 5000;

  const inWords = (element: Element | null | undefined): string =>
    element
      ? `${element.tagName.toLowerCase()} «${(element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.id) || element.textContent.slice(0, 60)}»`
      : 'nothing';
  const nameOf = (layer: Element): string => {
    const label = document.getElementById(layer.getAttribute('aria-labelledby') ?? '');
    return (label?.textContent ?? layer.getAttribute('aria-label') ?? '').trim();
  };
  const wantedIn = (layer: Element): Element | undefined => {
    // A question may hold a tick, which is not what it asks.
    const isForm = layer.closest('dialog') === null || layer.matches('.drawer');
    const fields = [...layer.querySelectorAll(isForm ? `${FIELD}, ${TICK}` : FIELD)];
    const buttons = [...layer.querySelectorAll('.dialog-actions button')];
    const safe = layer.getAttribute('role') === 'alertdialog' ? buttons[0] : buttons.at(-1);
    return (
      fields.find((field) => field.checkVisibility()) ?? safe ?? layer.querySelector('button') ?? undefined
    );
  };
  const focusNow = (): string => {
    const active = document.activeElement;
    const top = [...document.querySelectorAll(LAYER)].at(-1);
    if (!active || active === document.body) return 'body';
    if (!top) return inWords(active);
    if (active === top) return 'frame';
    return top.contains(active) ? inWords(active) : 'outside';
  };

  let layers = new Map<Element, string>();
  let touched = 0;
  // Whoever presses elsewhere has taken the focus along.
  for (const kind of ['pointerdown', 'keydown'])
    addEventListener(kind, (event) => (touched = event.isTrusted ? performance.now() : touched), true);

  /** Tells once nothing more comes and the same has had the focus for a while; not where somebody has gone on before. */
  const settle = (event: FocusSeen['event'], layer: Element, dialog: string): void => {
    const begun = performance.now();
    let since = begun;
    let focus = focusNow();
    const look = (): void => {
      const now = performance.now();
      const isOver = event === 'opened' ? !layers.has(layer) : layers.size > 0 && focusNow() !== 'body';
      if (touched > begun || isOver) return;
      const place = event === 'opened' ? layer : document;
      if (focusNow() !== focus || place.querySelector(COMING)) [focus, since] = [focusNow(), now];
      if (now - since < STILL && now - begun < LONGEST) return void setTimeout(look, 25);
      void tellFocus({ event, dialog, focus, wanted: event === 'opened' ? inWords(wantedIn(layer)) : '' });
    };
    setTimeout(look, 25);
  };

  new MutationObserver(() => {
    const now = new Map([...document.querySelectorAll(LAYER)].map((layer) => [layer, nameOf(layer)]));
    const before = layers;
    layers = now;
    for (const [layer, name] of now) if (!before.has(layer)) settle('opened', layer, name);
    for (const [layer, name] of before) if (!now.has(layer)) settle('closed', layer, name);
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
}
