import type { PageLanguage } from './pageLanguage';

/** A demo page that replaces an outside service, in one language. */
export interface FramedPage {
  title: string;
  /** CSS for this page only. */
  css: string;
  /** HTML. It contains no outside input. */
  body: string;
}

const commonCss = `
:root { color-scheme: light; font: 16px/1.5 system-ui, sans-serif; color: #1d2433; background: #f4f6fa; }
body { margin: 0; padding: 24px; }
main { max-width: 860px; margin: 0 auto; }
h1 { margin: 0 0 4px; font-size: 1.5rem; }
p { margin: 0 0 16px; }
.card { padding: 16px 20px; border: 1px solid #cfd6e4; border-radius: 10px; background: #fff; }
.note { color: #4d586e; font-size: .875rem; }
label { display: block; margin-bottom: 12px; font-weight: 600; }
input, select, textarea { display: block; box-sizing: border-box; width: 100%; margin-top: 4px; padding: 8px 10px;
  border: 1px solid #7a869e; border-radius: 6px; font: inherit; font-weight: 400; background: #fff; color: inherit; }
button { padding: 9px 18px; border: 0; border-radius: 6px; background: #1f4fa3; color: #fff; font: inherit; font-weight: 600; }
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
