import { fireEvent } from '@testing-library/react';
import { globalTexts } from '../../i18n/es/global';
import { shellTexts } from '../../i18n/es/shell';
import type { FakeAnswer, SeenCall } from '../../testing/fakeRequest';
import { me } from '../../testing/renderConsole';
import { answerOfContract } from './contractHost';
import { found, press, pressable, type } from './press';

const ASSET = 'assets/D9MXG5E00001';
const PROJECT = 'projects/pb7vwktk';
const superAdmin = { data: { ...me.data, roles: ['ROLE_ASSETS_MANAGER_SUPER_ADMIN'] } };

/** A read that comes after a press or a key, and what is seen where it is answered badly. */
export interface Pressed {
  screen: string;
  /** The call that is answered badly. */
  read: RegExp;
  /** Makes the console ask; again where nothing else asks again. */
  ask: () => Promise<void>;
  /** Before that, once. */
  before?: () => Promise<void>;
  /** What is said, in Spanish. */
  said: string;
  /** What asks again: a button beside it, or the same press. */
  again: 'button' | 'press';
  /** What stands there once it is read. */
  shown: () => boolean;
  who?: object;
  /** What the host answers otherwise than the contract shows it. */
  host?: (call: SeenCall) => FakeAnswer | undefined;
  /** What closes what was said. Default: the message's own button. */
  close?: string;
  /** It is a question: what was pressed waits for its answer. */
  isAsking?: boolean;
  /** A file may be any text. */
  isFile?: boolean;
}

const has = (text: string) => () => (document.body.textContent ?? '').includes(text);
/** Addresses of the files that were handed over. */
export const saved: string[] = [];
const wasSaved = () => saved.length > 0;

/** A series with a point in the time that is asked for. */
const series = ({ url }: SeenCall): FakeAnswer | undefined => {
  if (!url.includes('/time-series/') || url.includes('download')) return undefined;
  const from = Number(new URL(url, 'http://h').searchParams.get('from'));
  return { body: { data: [{ ts: from + 60, v: 3 }], meta: { unit: 'W', total: 3 } } };
};
/** A list of several pages. */
const many = (path: string) => {
  return (call: SeenCall): FakeAnswer | undefined => {
    const good = call.url.startsWith(`${path}?`) ? answerOfContract(call) : undefined;
    if (good === undefined || typeof good === 'string') return undefined;
    const body = good.body as { data: readonly object[] };
    return { body: { ...body, meta: { all_results: 250, page_size: 50, results: 50, total_pages: 5 } } };
  };
};
/** A gateway with older software than there is. */
const behind = ({ url }: SeenCall): FakeAnswer | undefined =>
  url.endsWith('/latest') ? { body: { data: { aass: '99.0.0', system: '0.0.1' } } } : undefined;

const consumptions = {
  screen: `${ASSET}/consumptions/chart`,
  host: series,
  before: async () => {
    const sensor = await found(() => document.querySelector<HTMLSelectElement>('.consumption-sensor select'));
    fireEvent.change(sensor, { target: { value: sensor.options[1]?.value } });
  },
} as const;

const gateway = {
  screen: `${ASSET}/gateway`,
  who: superAdmin,
  host: behind,
  said: 'No se ha podido comprobar el estado de la actualización del gateway',
  again: 'button',
} as const;
const list = {
  screen: 'assets',
  host: many('/assets'),
  said: 'No se ha podido cargar',
  again: 'button',
} as const;
const edit = { screen: `${ASSET}/start`, before: () => press('Más acciones', 'Editar') } as const;

/** Every kind of such a read, at one place where it is found. */
export const pressedReads: Readonly<Record<string, Pressed>> = {
  'the search of a picker in a toolbar': {
    screen: `${ASSET}/users`,
    read: /^GET \/users\?search=/,
    ask: () => type('Dar acceso a un nuevo usuario', 'sol'),
    said: 'No se han podido cargar los datos',
    again: 'button',
    // The one person whom the contract knows has access already.
    shown: () => pressable(shellTexts.states.retry) === undefined,
  },
  'the search of a picker in a dialog': {
    screen: 'projects',
    read: /^GET \/projects\?.*search=/,
    before: () => press('Enviar notificación'),
    ask: () => type('Edificio', 'sol'),
    said: 'No se han podido cargar los datos',
    again: 'button',
    shown: () => document.querySelector('[role="option"]') !== null,
  },
  'the records that a picker offers at once': {
    screen: edit.screen,
    read: /^GET \/projects\?/,
    ask: edit.before,
    said: 'No se han podido cargar los datos para la edición',
    again: 'button',
    shown: () => !has('No se han podido cargar los datos para la edición')(),
  },
  'the choices of a call': {
    screen: edit.screen,
    read: /^GET \/assets\/types/,
    ask: edit.before,
    said: 'No se han podido cargar las opciones',
    again: 'button',
    shown: () => !has('No se han podido cargar las opciones')(),
  },
  'the record of a form': {
    screen: 'parking-chargers',
    read: /^GET \/plain\/parking-chargers\/r1$/,
    ask: () => press('Acciones de PC-001', 'Editar'),
    said: 'No se han podido cargar los datos del formulario',
    again: 'button',
    shown: () => document.querySelector('input[name="code"]') !== null,
  },
  'the record before a save': {
    ...edit,
    read: /^GET \/assets\/D9MXG5E00001\/dashboard/,
    before: async () => {
      await edit.before();
      await type('Alias', 'Otro');
    },
    ask: () => press('Guardar'),
    said: 'No se ha podido comprobar si los datos han cambiado',
    again: 'press',
    close: 'Seguir editando',
    isAsking: true,
    shown: has(globalTexts.successfully_edit),
    host: ({ method }) => (method === 'PATCH' ? { body: {} } : undefined),
  },
  'the check before an action': {
    screen: edit.screen,
    read: /^GET \/assets\/D9MXG5E00001\?include=users$/,
    ask: () => press('Más acciones', 'Eliminar'),
    said: 'No se han podido obtener los datos del activo',
    again: 'press',
    shown: has('No se puede eliminar mientras haya'),
  },
  'a template': {
    screen: 'users',
    read: /^GET \/users\/download-tenants-template/,
    ask: () => press('Más acciones de la lista', 'Descargar plantilla de inquilinos'),
    said: 'No se ha podido descargar la plantilla',
    again: 'press',
    shown: wasSaved,
    host: ({ url }) => (url.includes('download') ? { text: 'a;b' } : undefined),
    isFile: true,
  },
  'the values of a sensor': {
    ...consumptions,
    read: /^GET \/data\/assets\/time-series\/[^?]*\?(?!.*VIRTUAL_PRESENCE)/,
    ask: () => press('Obtener datos'),
    said: 'No se han podido cargar los datos del sensor',
    again: 'button',
    shown: has('Último dato'),
  },
  'the presence beside them': {
    ...consumptions,
    read: /^GET \/data\/assets\/time-series\/.*VIRTUAL_PRESENCE/,
    ask: () => press('Obtener datos'),
    said: 'No se ha podido cargar la presencia.',
    again: 'button',
    shown: () => document.querySelector('.presence-swatch') !== null,
  },
  'the file of a sensor': {
    ...consumptions,
    host: (call) => (call.url.includes('download') ? { text: 'a;b' } : series(call)),
    read: /^GET \/data\/assets\/download-time-series/,
    before: async () => {
      await consumptions.before();
      await press('Obtener datos');
      await found(() => has('Último dato')() || undefined);
    },
    ask: () => press(' Descargar CSV'),
    said: 'No se ha podido descargar el archivo',
    again: 'press',
    shown: wasSaved,
    isFile: true,
  },
  'the state of an update': {
    ...gateway,
    read: /^GET \/gateway-updates\/updates\/.*latest_state/,
    ask: () => Promise.resolve(),
    shown: () => !has(gateway.said)(),
  },
  'the next page of a list': {
    ...list,
    read: /^GET \/assets\?page\[number\]=2/,
    ask: () => press('Página siguiente'),
    shown: () => document.querySelector('tbody tr a') !== null,
  },
  'the search of a list': {
    ...list,
    read: /^GET \/assets\?.*search=/,
    ask: async () => {
      const box = await found(() => document.querySelector<HTMLInputElement>('.search-box input'));
      fireEvent.change(box, { target: { value: 'sol' } });
    },
    shown: () => document.querySelector('tbody tr a') !== null,
  },
  'all rows for a file': {
    ...list,
    read: /^GET \/assets\?.*size\]=100/,
    ask: () => press('Exportar a CSV'),
    said: 'No se ha podido exportar la lista',
    again: 'press',
    shown: wasSaved,
  },
  'all rows for an action': {
    screen: `${PROJECT}/assets`,
    host: (call) =>
      call.url.includes('size]=100')
        ? { body: { data: [{ id: 'a1' }, { id: 'a2' }], meta: { all_results: 2 } } }
        : many('/projects/pb7vwktk/assets')(call),
    read: /^GET \/projects\/pb7vwktk\/assets\?.*size\]=100/,
    before: async () => {
      fireEvent.click(await found(() => document.querySelector('thead input[type="checkbox"]')));
    },
    ask: () => press('Seleccionar los 250 resultados'),
    said: 'No se han podido seleccionar todos los activos',
    again: 'press',
    shown: has('3 seleccionadas'),
  },
};
