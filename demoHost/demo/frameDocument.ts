import type { PageLanguage } from './pageLanguage';

/** A demo page that replaces an outside service, in one language. */
export interface FramedPage {
  title: string;
  /** CSS for this page only. */
  css: string;
  /** HTML. It contains no outside input. */
  body: string;
}

/** Colours as the console has them, in its theme: a frame has the scheme of the page around it. */
const commonCss = `
:root { color-scheme: light dark; font: 14px/20px system-ui, sans-serif; color: light-dark(#1b1d21, #eceae5); background: light-dark(#f5f4f0, #131518); }
body { margin: 0; padding: 24px; }
main { max-width: 720px; margin: 0 auto; }
h1 { margin: 0 0 4px; font-size: 20px; line-height: 28px; font-weight: 600; }
p { margin: 0 0 16px; }
.card { padding: 20px 24px; border: 1px solid light-dark(#e2dfd7, #2d3238); border-radius: 10px; background: light-dark(#fff, #1a1d21); color: inherit; }
.note { color: light-dark(#5c5e63, #a4a8ae); }
label { display: block; margin-bottom: 16px; font-size: 12px; font-weight: 500; }
input, select, textarea { display: block; box-sizing: border-box; width: 100%; margin-top: 4px; padding: 5px 12px;
  border: 1px solid light-dark(#8a857a, #727a85); border-radius: 6px; font: 400 14px/20px system-ui, sans-serif; background: light-dark(#fff, #131518); color: inherit; }
button { padding: 6px 12px; border: 0; border-radius: 6px; background: light-dark(#22252b, #eceae5); color: light-dark(#fff, #16181b); font: inherit; font-weight: 500; }
`;

/** Renders a page without scripts or subresources. */
export const renderFramedPage = (page: FramedPage, language: PageLanguage): string =>
  `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title}</title>
<link rel="icon" href="data:,">
<style>${commonCss}${page.css}</style>
<main>${page.body}</main>
</html>
`;
