import { callRules } from '../server/callRules';
import { escapeHtml } from '../demo/escapeHtml';
import { pageLocales } from '../demo/pageLanguage';
import type { PageLanguage } from '../demo/pageLanguage';
import type { Store } from '../store/store';
import { MAX_FAULTS } from './faultRegistry';
import type { ActiveFault } from './faultRegistry';
import { faultKinds, faultKindRules, MAX_LATENCY, DEFAULT_LATENCY } from './faultKinds';
import type { FaultTarget } from './faultSpec';
import { faultTexts } from './faultTexts';
import type { FaultTexts } from './faultTexts';

/** Maximum number of doors suggested by the device field. */
const SUGGESTED_DOORS = 200;

function describeTarget(call: FaultTarget, { targets }: FaultTexts): string {
  if (call === '*') return targets.all;
  if (call === 'plain') return targets.plain;
  const { method, path } = callRules[call];
  return `${method} ${path}`;
}

const renderOption = (value: string, label: string, attributes = '') =>
  `<option value="${escapeHtml(value)}"${attributes}>${escapeHtml(label)}</option>`;

function targetOptions(texts: FaultTexts): string {
  const optionsBySegment = new Map<string, string[]>();
  for (const [id, { method, path }] of Object.entries(callRules)) {
    const segment = path.split('/')[1] ?? '';
    optionsBySegment.set(segment, [
      ...(optionsBySegment.get(segment) ?? []),
      renderOption(id, `${method} ${path} – ${id}`),
    ]);
  }
  const groups = [...optionsBySegment].map(
    ([segment, options]) => `<optgroup label="${escapeHtml(segment)}">${options.join('')}</optgroup>`,
  );
  return (
    renderOption('*', describeTarget('*', texts)) +
    renderOption('plain', describeTarget('plain', texts)) +
    groups.join('')
  );
}

async function doorOptions(store: Store): Promise<string> {
  const doors = await store.list('devices', { lock_type: { not: null } }, { limit: SUGGESTED_DOORS });
  return doors.map((row) => renderOption(row.uuid, `${row.name} · ${row.room}`)).join('');
}

async function deviceName(store: Store, uuid: string): Promise<string> {
  const row = await store.find('devices', { uuid });
  return row ? `${row.name} · ${row.room} (${uuid})` : uuid;
}

const formatNumber = (value: number, language: PageLanguage) => value.toLocaleString(pageLocales[language]);

const formatShare = (share: number, language: PageLanguage) =>
  share.toLocaleString(pageLocales[language], { style: 'percent', maximumFractionDigits: 2 });

/** Formats the value of a fault; empty if its kind has none. */
async function valueText(
  { kind, value }: ActiveFault,
  store: Store,
  language: PageLanguage,
): Promise<string> {
  switch (faultKindRules[kind].value) {
    case 'ms':
      return `${formatNumber(Number(value), language)} ms`;
    case 'pointers':
      return value.split(';').join(', ');
    case 'device':
      return deviceName(store, value);
    default:
      return value;
  }
}

async function renderFault(fault: ActiveFault, store: Store, language: PageLanguage): Promise<string> {
  const texts = faultTexts[language];
  const name = faultKindRules[fault.kind].label[language];
  const target = describeTarget(fault.call, texts);
  const value = await valueText(fault, store, language);
  const remainingText =
    fault.times === null
      ? texts.active.untilRemoved
      : texts.active.remaining(fault.times, formatNumber(fault.times, language));
  const shareText =
    fault.probability < 1 ? `, ${texts.active.share(formatShare(fault.probability, language))}` : '';
  const hitsText =
    fault.kind === 'offline' ? '' : ` · ${texts.active.hits(fault.hits, formatNumber(fault.hits, language))}`;
  return `<li>
<div><strong>${escapeHtml(name)}</strong><br>
${escapeHtml(target)}<br>
${value === '' ? '' : `${escapeHtml(value)}<br>`}
<small>${escapeHtml(remainingText + shareText + hitsText)}</small></div>
<button type="button" data-remove="${escapeHtml(fault.id)}" aria-label="${escapeHtml(texts.active.removeFault(name, target))}">${texts.active.remove}</button>
</li>`;
}

async function renderActiveFaults(
  faults: readonly ActiveFault[],
  store: Store,
  language: PageLanguage,
): Promise<string> {
  const texts = faultTexts[language].active;
  if (faults.length === 0) return `<p>${texts.none}</p>`;
  const items = await Promise.all(faults.map((fault) => renderFault(fault, store, language)));
  return `<ul>${items.join('')}</ul>
<button type="button" id="clear">${texts.removeAll}</button>`;
}

const kindOptions = (language: PageLanguage) =>
  faultKinds
    .map((kind) =>
      renderOption(kind, faultKindRules[kind].label[language], ` data-value="${faultKindRules[kind].value}"`),
    )
    .join('');

/** Renders the texts that the script of the panel shows, as a data block: it is not executed, so the policy permits it. */
function renderScriptTexts({ outcomes, invalidValues, refusals }: FaultTexts, maxLatency: string): string {
  const json = JSON.stringify({
    outcomes,
    invalidValues: { ...invalidValues, ms: invalidValues.ms(maxLatency) },
    refusals: { ...refusals, too_many: refusals.too_many(MAX_FAULTS) },
  });
  return `<script type="application/json" id="texts">${json.replaceAll('<', String.raw`\u003c`)}</script>`;
}

/** Renders the value field for the kinds whose value means `value`. */
const renderValueField = (value: string, { label, hint }: { label: string; hint: string }, input: string) =>
  `<div class="field" data-for="${value}">
<label for="value-${value}">${label}</label>
<input id="value-${value}" aria-describedby="hint-${value}" maxlength="300" ${input}>
<p class="hint" id="hint-${value}">${hint}</p>
</div>`;

/** Renders the panel: active faults, the form to add one, and the data reset. */
export async function panelPage(
  faults: readonly ActiveFault[],
  store: Store,
  language: PageLanguage,
): Promise<string> {
  const texts = faultTexts[language];
  const { active, form, reset } = texts;
  const maxLatency = formatNumber(MAX_LATENCY, language);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${texts.title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/demo/faults/panel.css">
${renderScriptTexts(texts, maxLatency)}
<script src="/demo/faults/panel.js" defer></script>
</head>
<body>
<main>
<h1>${texts.title}</h1>
<p>${texts.intro} <a href="/">${texts.openConsole}</a></p>
<noscript><p class="error">${texts.needsScript}</p></noscript>
<p id="said" role="status"></p>
<p id="failed" class="error" role="alert"></p>
<section aria-labelledby="active-title">
<h2 id="active-title" tabindex="-1">${active.title}</h2>
<div id="active">${await renderActiveFaults(faults, store, language)}</div>
</section>
<section aria-labelledby="new-title">
<h2 id="new-title">${form.title}</h2>
<form id="new" autocomplete="off">
<div class="field">
<label for="kind">${form.kind}</label>
<select id="kind">${kindOptions(language)}</select>
</div>
${renderValueField('ms', { label: form.ms.label, hint: form.ms.hint(maxLatency) }, `type="number" required min="0" max="${MAX_LATENCY}" value="${DEFAULT_LATENCY}"`)}
${renderValueField('detail', form.detail, `type="text" placeholder="${escapeHtml(texts.defaultDetail)}"`)}
${renderValueField('pointers', form.pointers, 'type="text" required value="/data"')}
${renderValueField('device', form.device, 'type="text" required list="doors"')}
<datalist id="doors">${await doorOptions(store)}</datalist>
<div class="field" data-but="device">
<label for="call">${form.call}</label>
<select id="call">${targetOptions(texts)}</select>
</div>
<div class="field" data-but="device">
<label for="times">${form.times.label}</label>
<input id="times" type="number" min="1" max="1000000" aria-describedby="hint-times">
<p class="hint" id="hint-times">${form.times.hint}</p>
</div>
<div class="field" data-but="device">
<label for="percent">${form.percent}</label>
<input id="percent" type="number" required min="1" max="100" value="100">
</div>
<button type="submit" class="main">${form.activate}</button>
</form>
</section>
<section aria-labelledby="data-title">
<h2 id="data-title">${reset.title}</h2>
<p>${reset.intro}</p>
<button type="button" id="reset">${reset.open}</button>
</section>
</main>
<dialog id="confirm" aria-labelledby="confirm-title" aria-describedby="confirm-text">
<h2 id="confirm-title">${reset.question}</h2>
<p id="confirm-text">${reset.consequence}</p>
<div class="buttons">
<button type="button" id="no" autofocus>${reset.cancel}</button>
<button type="button" id="yes" class="danger">${reset.confirm}</button>
</div>
</dialog>
</body>
</html>
`;
}
