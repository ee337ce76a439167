import type { FramedPage } from './frameDocument';
import type { FramePageTexts } from './framePageTexts';

const SLIDE_SECONDS = 6;

/** Demo pages for the services that an installation embeds in iframes. */
export const framedPages: Readonly<Record<string, (texts: FramePageTexts) => FramedPage>> = {
  'check-in': ({ checkIn: texts }) => ({
    title: texts.title,
    css: 'form { display: grid; grid-template-columns: 1fr 1fr; gap: 0 20px; } form > :last-child { grid-column: 1 / -1; }',
    body: `<h1>${texts.heading}</h1>
<p class="note">${texts.note}</p>
<dialog open class="card" style="position: static; width: auto; margin: 0">
<form method="dialog">
<label>${texts.booking}<input name="booking" value="BM-20418" required></label>
<label>${texts.room}<select name="room"><option>${texts.unassigned}</option><option>101</option><option>102</option></select></label>
<label>${texts.name}<input name="name" autocomplete="off" required></label>
<label>${texts.document}<input name="document" autocomplete="off" required></label>
<div><button>${texts.submit}</button></div>
</form>
</dialog>
<p class="note" style="margin-top: 16px">${texts.closes}</p>`,
  }),
  'digital-signage': ({ signage: texts }) => ({
    title: texts.title,
    css: `
.screen { position: relative; aspect-ratio: 16 / 9; overflow: hidden; border-radius: 10px; background: #143a5c; color: #fff; }
.slide { position: absolute; inset: 0; display: grid; align-content: center; gap: 8px; padding: 8%; opacity: 0;
  animation: show ${SLIDE_SECONDS * texts.slides.length}s infinite; }
.slide strong { font-size: clamp(1.5rem, 5vw, 3rem); line-height: 1.15; }
@keyframes show { 0% { opacity: 0; } 3%, 30% { opacity: 1; } 33%, 100% { opacity: 0; } }
@media (prefers-reduced-motion: reduce) { .slide { animation: none; } .slide:first-child { opacity: 1; } }`,
    body: `<h1>${texts.heading}</h1>
<p class="note">${texts.note}</p>
<div class="screen">${texts.slides
      .map(
        ([head, text], i) =>
          `<div class="slide" style="animation-delay: ${i * SLIDE_SECONDS}s"><strong>${head}</strong><span>${text}</span></div>`,
      )
      .join('')}</div>`,
  }),
  'create-ticket': ({ ticket: texts }) => ({
    title: texts.title,
    css: 'textarea { min-height: 110px; }',
    body: `<h1>${texts.heading}</h1>
<p class="note">${texts.note}</p>
<dialog open class="card" style="position: static; width: auto; margin: 0">
<form method="dialog">
<label>${texts.subject}<input name="subject" required></label>
<label>${texts.building}<input name="building"></label>
<label>${texts.text}<textarea name="text" required></textarea></label>
<button>${texts.submit}</button>
</form>
</dialog>
<p class="note" style="margin-top: 16px">${texts.closes}</p>`,
  }),
  video: ({ video: texts }) => ({
    title: texts.title,
    css: `
.screen { position: relative; aspect-ratio: 16 / 9; overflow: hidden; border-radius: 10px; background: #16281f; color: #fff; }
.step { position: absolute; inset: 0 0 12% 0; display: grid; align-content: center; padding: 8%; opacity: 0;
  font-size: clamp(1.25rem, 3.5vw, 2.25rem); line-height: 1.25; animation: step ${SLIDE_SECONDS * texts.steps.length}s infinite; }
.bar { position: absolute; inset: auto 0 0 0; height: 8px; background: #33493d; }
.bar i { display: block; height: 100%; background: #7fd6a4; transform-origin: left; animation: grow ${SLIDE_SECONDS * texts.steps.length}s linear infinite; }
input:not(:checked) ~ .screen * { animation-play-state: paused; }
.play { display: inline-block; padding: 6px 14px; margin-block-end: 12px; border: 1px solid light-dark(#e2dfd7, #2d3238); border-radius: 6px; background: light-dark(#fff, #1a1d21); cursor: pointer; }
.play-box { position: absolute; opacity: 0; width: 1px; }
.play-box:focus-visible + label { outline: 2px solid light-dark(#1d54b4, #8fb5ff); }
@keyframes step { 0% { opacity: 0; } 2%, 18% { opacity: 1; } 20%, 100% { opacity: 0; } }
@keyframes grow { from { transform: scaleX(0); } to { transform: scaleX(1); } }
@media (prefers-reduced-motion: reduce) { .step, .bar i { animation: none; } .step { position: static; opacity: 1; padding: 4px 8%; font-size: 1rem; } }`,
    body: `<h1>${texts.heading}</h1>
<input class="play-box" type="checkbox" id="play" checked><label for="play" class="play">${texts.play}</label>
<div class="screen">${texts.steps
      .map(
        (text, i) =>
          `<div class="step" style="animation-delay: ${i * SLIDE_SECONDS}s">${i + 1}. ${text}</div>`,
      )
      .join('')}<div class="bar"><i></i></div></div>`,
  }),
};
