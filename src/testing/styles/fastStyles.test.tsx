// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { createFastStyles } from './fastStyles';
import { STYLE_PROPERTIES } from './styleRules';

const pages = {
  'of elements by themselves': `
    <p>a</p><span>b</span><button disabled>c</button><input type="hidden"><input type="checkbox"><template></template>
    <table><tr hidden><td>d</td></tr></table><dialog>e</dialog><dialog open>f</dialog><div hidden><b>g</b></div>
    <details><summary>h</summary>i</details><ul><li>j</li></ul><svg><path d=""></path></svg><embed hidden>`,
  'of their own style': `
    <p style="display: none">a</p><p style="visibility: HIDDEN"><b>b</b><b style="visibility: visible">c</b></p>
    <p style="pointer-events: none; opacity: 0"><b>d</b></p><p hidden style="display: flex">e</p><p style="display: soon">f</p>`,
  'of words for values from elsewhere': `
    <style>.a { display: inherit; visibility: initial } .b { visibility: hidden } .c { display: unset }</style>
    <div class="b" style="display: flex"><p class="a">a</p><p class="c">b</p><p style="display: inherit">c</p></div>`,
  'of the weight of rules': `
    <style>#i { display: grid } .a.b { display: flex } .a { display: none; visibility: hidden !important } p { display: block }
    p.b { display: inline } .c { display: none } .c { display: contents } div .d, .e > b { opacity: 0 } b { opacity: .5 }
    .f { display: none !important }</style>
    <p class="a b" id="i" style="visibility: visible">a</p><p class="b">b</p><p class="a">c</p><p class="c">d</p>
    <div><b class="d">e</b></div><p class="e"><b>f</b></p><p class="f" style="display: block">g</p>`,
  'of attributes, states and neighbours': `
    <style>[data-x="none"] { display: none } input:disabled { pointer-events: none } .a:not(.b) { visibility: hidden }
    .c:hover { display: none } .d::before { display: none } .e > :not(style) ~ :not(style) { opacity: 0 } a:first-child { display: flex }
    .g:is(.h, .i) { display: none } .j:not(.k, .l) { display: none }</style>
    <p data-x="none">a</p><p data-x="some">b</p><input disabled><p class="a">c</p><p class="a b">d</p><p class="c">e</p>
    <p class="d">f</p><p class="e"><a>g</a><a>h</a></p><p class="g">i</p><p class="g h">j</p><p class="j">k</p><p class="j k">l</p>`,
  'of media': `
    <style media="screen">.z { opacity: .2 }</style>
    <style>@media print { .a { display: none } } @media screen { .b { display: none } } .b { display: flex }</style>
    <p class="a">a</p><p class="b">b</p><p class="z">c</p>`,
};

afterEach(() => document.body.replaceChildren());

/** A document of its own, with the styles that it computes and the quick ones over them. */
function page(body: string) {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const view = frame.contentWindow;
  const inner = frame.contentDocument;
  if (!view || !inner) throw new Error('no frame');
  inner.body.innerHTML = body;
  const real = view.getComputedStyle.bind(view);
  return { inner, real, quick: createFastStyles(inner, real) };
}

describe('quick styles', () => {
  it.each(Object.entries(pages))('say what the document says: %s', (_, body) => {
    const { inner, real, quick } = page(body);
    const said = (styles: typeof real) =>
      [...inner.querySelectorAll('*')].map((element) => {
        const style = styles(element);
        return [
          element.outerHTML,
          ...STYLE_PROPERTIES.map((name) => style.getPropertyValue(name)),
          style.pointerEvents,
        ];
      });
    expect(said(quick)).toEqual(said(real));
  });

  it('follow every change: of the element, of those above it, of the sheets', () => {
    const { inner, quick } = page('<div><p>a</p></div>');
    const [div, p] = [...inner.querySelectorAll<HTMLElement>('div, p')];
    if (!div || !p) throw new Error('no elements');
    const seen = () => [quick(p).display, quick(p).visibility];
    expect(seen()).toEqual(['block', 'visible']);
    div.style.visibility = 'hidden';
    expect(seen()).toEqual(['block', 'hidden']);
    p.className = 'x';
    const sheet = inner.createElement('style');
    sheet.append('.x { display: none }');
    inner.head.append(sheet);
    expect(seen()).toEqual(['none', 'hidden']);
    sheet.remove();
    div.removeAttribute('style');
    expect(seen()).toEqual(['block', 'visible']);
    p.hidden = true;
    expect(seen()).toEqual(['none', 'visible']);
  });

  it('read the rules of a layer, which jsdom leaves out', () => {
    const { inner, quick } = page('<style>@layer mui { .a { display: none } }</style><p class="a">a</p>');
    expect(quick(inner.querySelector('p') ?? inner.body).display).toBe('none');
  });

  it('leave all other properties to the document', () => {
    const { inner, real, quick } = page('<p style="color: red; width: 3px">a</p>');
    const p = inner.querySelector('p') ?? inner.body;
    expect(quick(p).color).toBe(real(p).color);
    expect(quick(p).getPropertyValue('width')).toBe('3px');
    expect(quick(p).length).toBe(real(p).length);
    expect(quick(p).item(0)).toBe(real(p).item(0));
  });
});
