import { localized } from '../../src/config/localized';
import { defineAction } from '../../src/config/defineResource';

const isAass = { field: 'form.module', equals: 'aass' };

/** Updates the software of the selected gateways in waves, module by module, to the latest version that the host names. */
export const updateInWaves = defineAction({
  label: localized({ es: 'Actualizar software', en: 'Update software' }),
  icon: 'refresh',
  access: { roles: ['ROLE_ASSETS_MANAGER_SUPER_ADMIN'] },
  requires: ['register_gateways', 'list_gateway_status'],
  disabledWhen: [
    {
      when: { field: 'status', equals: 'offline' },
      reason: localized({ es: 'Está desconectado', en: 'It is offline' }),
    },
  ],
  form: {
    presentation: 'modal',
    title: localized({ es: 'Actualizar software por tandas', en: 'Update software in waves' }),
    text: localized({
      es: 'Cada gateway pasa a la última versión que el servidor tiene para él. Los que ya la tienen no se tocan.',
      en: 'Each gateway gets the latest version that the server has for it. Those that have it already are left alone.',
    }),
    fields: {
      module: {
        type: 'enum',
        label: localized({ es: 'Módulo', en: 'Module' }),
        required: true,
        values: { aass: 'AASS', system: localized({ es: 'Sistema', en: 'System' }) },
      },
    },
    submitLabel: localized({ es: 'Preparar las tandas', en: 'Prepare the waves' }),
  },
  perRecord: { concurrency: 4 },
  call: { method: 'POST', path: '/gateway-updates/updates/{id}/{form.module}/latest' },
  waves: {
    interval: 30,
    state: {
      call: { method: 'GET', path: '/gateway-updates/updates/{id}/{form.module}/latest_state' },
      id: '{result.uuid}',
      runningWhen: { field: 'result.state', equals: 'IN_PROGRESS' },
      doneWhen: { field: 'result.state', equals: 'COMPLETED' },
      failedWhen: { field: 'result.state', equals: 'FAILED' },
    },
    target: { method: 'GET', path: '/gateway-updates/versions/{id}/latest' },
    versions: [
      { when: isAass, current: '{daemonVersion}', target: '{result.aass}' },
      { current: '{gatewayVersion}', target: '{result.system}' },
    ],
  },
});
