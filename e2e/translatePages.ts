import type { BrowserContext } from '@playwright/test';

/** Changes every page as a browser translator does: it keeps replacing all text nodes by elements. */
export const translatePages = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    // A drawing shows no elements of HTML: translators leave its texts alone.
    const skippedSelector = 'svg, title, script, style, textarea, font, [contenteditable="true"]';
    // Text nodes that React keeps are detached now: a change of their text is not visible.
    const detachedObserver = new MutationObserver((changes) => {
      for (const { target } of changes)
        if (!target.isConnected) console.error(`translated: nobody sees «${target.textContent ?? ''}»`);
    });
    const translate = (text: Text): void => {
      if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(skippedSelector))
        return;
      const inner = document.createElement('font');
      inner.textContent = text.data;
      const outer = document.createElement('font');
      outer.append(inner);
      text.replaceWith(outer);
      detachedObserver.observe(text, { characterData: true });
    };
    const walk = (node: Node): void => {
      if (node instanceof Text) translate(node);
      else for (const child of node.childNodes) walk(child);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (target instanceof Text) walk(target);
        for (const node of addedNodes) walk(node);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
