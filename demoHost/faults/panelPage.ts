import { callRules } from '../server/callRules';
import { escapeHtml } from '../demo/escapeHtml';
import type { Store } from '../store/store';
import type { ActiveFault } from './faultRegistry';
import { faultKinds, faultKindRules, MAX_LATENCY, DEFAULT_LATENCY } from './faultKinds';
import type { FaultTarget } from './faultSpec';

/** Maximum number of doors suggested by the device field. */
const SUGGESTED_DOORS = 200;

function describeTarget(call: FaultTarget): string {
  if (call === '*') return 'Todas las llamadas';
  if (call === 'plain') return 'Todo lo que está bajo /plain';
  const { method, path } = callRules[call];
  return `${method} ${path}`;
}

const renderOption = (value: string, label: string, attributes = '') =>
  `<option value="${escapeHtml(value)}"${attributes}>${escapeHtml(label)}</option>`;

function targetOptions(): string {
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
    renderOption('*', describeTarget('*')) + renderOption('plain', describeTarget('plain')) + groups.join('')
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

/** Formats the value of a fault; empty if its kind has none. */
async function valueText({ kind, value }: ActiveFault, store: Store): Promise<string> {
  switch (faultKindRules[kind].value) {
    case 'ms':
      return `${Number(value).toLocaleString('es-ES')} ms`;
    case 'pointers':
      return value.split(';').join(', ');
    case 'device':
      return deviceName(store, value);
    default:
      return value;
  }
}

async function renderFault(fault: ActiveFault, store: Store): Promise<string> {
  const name = faultKindRules[fault.kind].label;
  const value = await valueText(fault, store);
  const remainingText =
    fault.times === null
      ? 'hasta que se quite'
      : fault.times === 1
        ? 'queda 1 petición'
        : `quedan ${fault.times} peticiones`;
  const shareText =
    fault.probability < 1 ? `, en el ${Math.round(fault.probability * 10_000) / 100} % de los casos` : '';
  const hitsText =
    fault.kind === 'offline'
      ? ''
      : ` · ${fault.hits === 1 ? '1 petición afectada' : `${fault.hits} peticiones afectadas`}`;
  return `<li>
<div><strong>${escapeHtml(name)}</strong><br>
${escapeHtml(describeTarget(fault.call))}<br>
${value === '' ? '' : `${escapeHtml(value)}<br>`}
<small>${escapeHtml(remainingText + shareText + hitsText)}</small></div>
<button type="button" data-remove="${escapeHtml(fault.id)}" aria-label="${escapeHtml(`Quitar: ${name}, ${describeTarget(fault.call)}`)}">Quitar</button>
</li>`;
}

async function renderActiveFaults(faults: readonly ActiveFault[], store: Store): Promise<string> {
  if (faults.length === 0) return '<p>No hay ningún fallo activo.</p>';
  const items = await Promise.all(faults.map((fault) => renderFault(fault, store)));
  return `<ul>${items.join('')}</ul>
<button type="button" id="clear">Quitar todos</button>`;
}

const kindOptions = () =>
  faultKinds
    .map((kind) =>
      renderOption(kind, faultKindRules[kind].label, ` data-value="${faultKindRules[kind].value}"`),
    )
    .join('');

/** Renders the value field for the kinds whose value means `value`. */
const renderValueField = (value: string, label: string, input: string, hint: string) =>
  `<div class="field" data-for="${value}">
<label for="value-${value}">${label}</label>
<input id="value-${value}" aria-describedby="hint-${value}" maxlength="300" ${input}>
<p class="hint" id="hint-${value}">${hint}</p>
</div>`;

/** Renders the panel: active faults, the form to add one, and the data reset. */
export async function panelPage(faults: readonly ActiveFault[], store: Store): Promise<string> {
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Fallos a propósito</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/demo/faults/panel.css">
<script src="/demo/faults/panel.js" defer></script>
</head>
<body>
<main>
<h1>Fallos a propósito</h1>
<p>Lo que se activa aquí les pasa a todas las personas que usan esta demostración. <a href="/">Ir a la consola</a></p>
<noscript><p class="error">Esta página necesita JavaScript.</p></noscript>
<p id="said" role="status"></p>
<p id="failed" class="error" role="alert"></p>
<section aria-labelledby="active-title">
<h2 id="active-title" tabindex="-1">Fallos activos</h2>
<div id="active">${await renderActiveFaults(faults, store)}</div>
</section>
<section aria-labelledby="new-title">
<h2 id="new-title">Activar un fallo</h2>
<form id="new" autocomplete="off">
<div class="field">
<label for="kind">Fallo</label>
<select id="kind">${kindOptions()}</select>
</div>
${renderValueField('ms', 'Retraso en milisegundos', `type="number" required min="0" max="${MAX_LATENCY}" value="${DEFAULT_LATENCY}"`, `Como mucho ${MAX_LATENCY.toLocaleString('es-ES')}.`)}
${renderValueField('detail', 'Texto del error (opcional)', 'type="text"', 'El campo «detail» de la respuesta.')}
${renderValueField('pointers', 'Campos no válidos', 'type="text" required value="/data"', 'Punteros al cuerpo, separados por punto y coma: /data/name;/data/email')}
${renderValueField('device', 'Aparato', 'type="text" required list="doors"', 'Identificador del aparato o de su cerradura. No abre puertas ni cambia contraseñas hasta que se quite.')}
<datalist id="doors">${await doorOptions(store)}</datalist>
<div class="field" data-but="device">
<label for="call">Llamada</label>
<select id="call">${targetOptions()}</select>
</div>
<div class="field" data-but="device">
<label for="times">Número de peticiones (opcional)</label>
<input id="times" type="number" min="1" max="1000000" aria-describedby="hint-times">
<p class="hint" id="hint-times">Vacío: hasta que se quite.</p>
</div>
<div class="field" data-but="device">
<label for="percent">Probabilidad en %</label>
<input id="percent" type="number" required min="1" max="100" value="100">
</div>
<button type="submit" class="main">Activar</button>
</form>
</section>
<section aria-labelledby="data-title">
<h2 id="data-title">Datos</h2>
<p>Vuelve a poner los datos del principio y borra todo lo que se ha cambiado.</p>
<button type="button" id="reset">Restaurar los datos</button>
</section>
</main>
<dialog id="confirm" aria-labelledby="confirm-title" aria-describedby="confirm-text">
<h2 id="confirm-title">¿Restaurar los datos?</h2>
<p id="confirm-text">Se perderá todo lo que se ha creado, cambiado y borrado. No se puede deshacer.</p>
<div class="buttons">
<button type="button" id="no" autofocus>Cancelar</button>
<button type="button" id="yes" class="danger">Restaurar</button>
</div>
</dialog>
</body>
</html>
`;
}
