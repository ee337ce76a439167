import { fireEvent } from '@testing-library/react';
import { globalTexts } from '../../i18n/messages/global';
import { shellTexts } from '../../i18n/messages/shell';
import type { FakeResponse, RecordedCall } from '../../testing/fakeHost';
import { currentUserResponse } from '../../testing/renderConsole';
import { respondByContract } from './contractHost';
import { waitForElement, pressByName, findPressable, typeInto } from './userActions';

const ASSET = 'assets/D9MXG5E00001';
const PROJECT = 'projects/pb7vwktk';
const superAdmin = { data: { ...currentUserResponse.data, roles: ['ROLE_ASSETS_MANAGER_SUPER_ADMIN'] } };

/** A read that comes after a press or a key, and what is seen where it is answered badly. */
export interface InteractionRead {
  screen: string;
  /** The call that is answered badly. */
  read: RegExp;
  /** Makes the console ask; again where nothing else asks again. */
  trigger: () => Promise<void>;
  /** Before that, once. */
  prepare?: () => Promise<void>;
  /** Error text, in Spanish. */
  errorText: string;
  /** Control that retries: a button beside the text, or the same control again. */
  retry: 'button' | 'press';
  /** True once the result is shown. */
  isLoaded: () => boolean;
  profile?: object;
  /** Responses that differ from the contract's examples. */
  respond?: (call: RecordedCall) => FakeResponse | undefined;
  /** Control that closes the error. Default: the message's own button. */
  closeLabel?: string;
  /** It is a question: what was pressed waits for its answer. */
  isAsking?: boolean;
  /** A file may be any text. */
  isFile?: boolean;
}

const hasText = (text: string) => () => (document.body.textContent ?? '').includes(text);
/** Addresses of the files that were handed over. */
export const savedFiles: string[] = [];
const hasSavedFile = () => savedFiles.length > 0;

/** A series with a point in the requested time. */
const timeSeriesResponse = ({ url }: RecordedCall): FakeResponse | undefined => {
  if (!url.includes('/time-series/') || url.includes('download')) return undefined;
  const from = Number(new URL(url, 'http://h').searchParams.get('from'));
  return { body: { data: [{ ts: from + 60, v: 3 }], meta: { unit: 'W', total: 3 } } };
};
/** A list of several pages. */
const pagedResponse = (path: string) => {
  return (call: RecordedCall): FakeResponse | undefined => {
    const response = call.url.startsWith(`${path}?`) ? respondByContract(call) : undefined;
    if (response === undefined || typeof response === 'string') return undefined;
    const body = response.body as { data: readonly object[] };
    return { body: { ...body, meta: { all_results: 250, page_size: 50, results: 50, total_pages: 5 } } };
  };
};
/** A gateway with older software than there is. */
const outdatedGatewayResponse = ({ url }: RecordedCall): FakeResponse | undefined =>
  url.endsWith('/latest') ? { body: { data: { aass: '99.0.0', system: '0.0.1' } } } : undefined;

const consumptions = {
  screen: `${ASSET}/consumptions/chart`,
  respond: timeSeriesResponse,
  prepare: async () => {
    const sensor = await waitForElement(() =>
      document.querySelector<HTMLSelectElement>('.consumption-sensor select'),
    );
    fireEvent.change(sensor, { target: { value: sensor.options[1]?.value } });
  },
} as const;

const gateway = {
  screen: `${ASSET}/gateway`,
  profile: superAdmin,
  respond: outdatedGatewayResponse,
  errorText: 'No se ha podido comprobar el estado de la actualización del gateway',
  retry: 'button',
} as const;
const list = {
  screen: 'assets',
  respond: pagedResponse('/assets'),
  errorText: 'No se ha podido cargar',
  retry: 'button',
} as const;
const edit = { screen: `${ASSET}/start`, prepare: () => pressByName('Más acciones', 'Editar') } as const;

/** Every kind of such a read, at one place where it is found. */
export const interactionReads: Readonly<Record<string, InteractionRead>> = {
  'the search of a picker in a toolbar': {
    screen: `${ASSET}/users`,
    read: /^GET \/users\?search=/,
    trigger: () => typeInto('Dar acceso a un nuevo usuario', 'sol'),
    errorText: 'No se han podido cargar los datos',
    retry: 'button',
    // The one person whom the contract knows has access already.
    isLoaded: () => findPressable(shellTexts.states.retry) === undefined,
  },
  'the search of a picker in a dialog': {
    screen: 'projects',
    read: /^GET \/projects\?.*search=/,
    prepare: () => pressByName('Enviar notificación'),
    trigger: () => typeInto('Edificio', 'sol'),
    errorText: 'No se han podido cargar los datos',
    retry: 'button',
    isLoaded: () => document.querySelector('[role="option"]') !== null,
  },
  'the records that a picker offers at once': {
    screen: edit.screen,
    read: /^GET \/projects\?/,
    trigger: edit.prepare,
    errorText: 'No se han podido cargar los datos para la edición',
    retry: 'button',
    isLoaded: () => !hasText('No se han podido cargar los datos para la edición')(),
  },
  'the choices of a call': {
    screen: edit.screen,
    read: /^GET \/assets\/types/,
    trigger: edit.prepare,
    errorText: 'No se han podido cargar las opciones',
    retry: 'button',
    isLoaded: () => !hasText('No se han podido cargar las opciones')(),
  },
  'the record of a form': {
    screen: 'parking-chargers',
    read: /^GET \/plain\/parking-chargers\/r1$/,
    trigger: () => pressByName('Acciones de PC-001', 'Editar'),
    errorText: 'No se han podido cargar los datos del formulario',
    retry: 'button',
    isLoaded: () => document.querySelector('input[name="code"]') !== null,
  },
  'the record before a save': {
    ...edit,
    read: /^GET \/assets\/D9MXG5E00001\/dashboard/,
    prepare: async () => {
      await edit.prepare();
      await typeInto('Alias', 'Otro');
    },
    trigger: () => pressByName('Guardar'),
    errorText: 'No se ha podido comprobar si los datos han cambiado',
    retry: 'press',
    closeLabel: 'Seguir editando',
    isAsking: true,
    isLoaded: hasText(globalTexts.successfully_edit),
    respond: ({ method }) => (method === 'PATCH' ? { body: {} } : undefined),
  },
  'the check before an action': {
    screen: edit.screen,
    read: /^GET \/assets\/D9MXG5E00001\?include=users$/,
    trigger: () => pressByName('Más acciones', 'Eliminar'),
    errorText: 'No se han podido obtener los datos del activo',
    retry: 'press',
    isLoaded: hasText('No se puede eliminar mientras haya'),
  },
  'a template': {
    screen: 'users',
    read: /^GET \/users\/download-tenants-template/,
    trigger: () => pressByName('Más acciones de la lista', 'Descargar plantilla de inquilinos'),
    errorText: 'No se ha podido descargar la plantilla',
    retry: 'press',
    isLoaded: hasSavedFile,
    respond: ({ url }) => (url.includes('download') ? { text: 'a;b' } : undefined),
    isFile: true,
  },
  'the values of a sensor': {
    ...consumptions,
    read: /^GET \/data\/assets\/time-series\/[^?]*\?(?!.*VIRTUAL_PRESENCE)/,
    trigger: () => pressByName('Obtener datos'),
    errorText: 'No se han podido cargar los datos del sensor',
    retry: 'button',
    isLoaded: hasText('Último dato'),
  },
  'the presence beside them': {
    ...consumptions,
    read: /^GET \/data\/assets\/time-series\/.*VIRTUAL_PRESENCE/,
    trigger: () => pressByName('Obtener datos'),
    errorText: 'No se ha podido cargar la presencia.',
    retry: 'button',
    isLoaded: () => document.querySelector('.presence-swatch') !== null,
  },
  'the file of a sensor': {
    ...consumptions,
    respond: (call) => (call.url.includes('download') ? { text: 'a;b' } : timeSeriesResponse(call)),
    read: /^GET \/data\/assets\/download-time-series/,
    prepare: async () => {
      await consumptions.prepare();
      await pressByName('Obtener datos');
      await waitForElement(() => hasText('Último dato')() || undefined);
    },
    trigger: () => pressByName('Descargar CSV'),
    errorText: 'No se ha podido descargar el archivo',
    retry: 'press',
    isLoaded: hasSavedFile,
    isFile: true,
  },
  'the state of an update': {
    ...gateway,
    read: /^GET \/gateway-updates\/updates\/.*latest_state/,
    trigger: () => Promise.resolve(),
    isLoaded: () => !hasText(gateway.errorText)(),
  },
  'the next page of a list': {
    ...list,
    read: /^GET \/assets\?page\[number\]=2/,
    trigger: () => pressByName('Página siguiente'),
    isLoaded: () => document.querySelector('tbody tr a') !== null,
  },
  'the search of a list': {
    ...list,
    read: /^GET \/assets\?.*search=/,
    trigger: async () => {
      const box = await waitForElement(() => document.querySelector<HTMLInputElement>('.search-box input'));
      fireEvent.change(box, { target: { value: 'sol' } });
    },
    isLoaded: () => document.querySelector('tbody tr a') !== null,
  },
  'all rows for a file': {
    ...list,
    read: /^GET \/assets\?.*size\]=100/,
    trigger: () => pressByName('Exportar a CSV'),
    errorText: 'No se ha podido exportar la lista',
    retry: 'press',
    isLoaded: hasSavedFile,
  },
  'all rows for an action': {
    screen: `${PROJECT}/assets`,
    respond: (call) =>
      call.url.includes('size]=100')
        ? { body: { data: [{ id: 'a1' }, { id: 'a2' }], meta: { all_results: 2 } } }
        : pagedResponse('/projects/pb7vwktk/assets')(call),
    read: /^GET \/projects\/pb7vwktk\/assets\?.*size\]=100/,
    prepare: async () => {
      fireEvent.click(await waitForElement(() => document.querySelector('thead input[type="checkbox"]')));
    },
    trigger: () => pressByName('Seleccionar los 250 resultados'),
    errorText: 'No se han podido seleccionar todos los activos',
    retry: 'press',
    isLoaded: hasText('3 filas seleccionadas'),
  },
};
