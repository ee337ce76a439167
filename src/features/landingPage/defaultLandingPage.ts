import type { LandingPageInput } from '../../config/schema/runtime/landingPage';

/**
 * The product's own start page, in the words that an installation has for its own: what needs attention, as far as one call
 * tells it for all that the viewer may see, the dashboard, and the ways to the sections.
 */
export const defaultLandingPage: LandingPageInput = {
  blocks: [
    {
      label: 'Requiere atención',
      attention: [
        {
          label: 'Gateways desconectados',
          icon: 'router',
          tone: 'danger',
          resource: 'gateways',
          access: 'list_gateway_status',
          path: '/gateways/status',
          // Without any issue none is disconnected.
          query: { active_issues: 'true' },
          when: { field: 'activeIssues', includes: 'online' },
          name: '{gateway_id}',
          since: 'last_connection',
          to: '/admin/gateways/{gateway_id}',
          show: 6,
          groupBy: {
            field: 'project_id',
            resource: 'projects',
            // The largest page that the call table names for this call.
            pageSize: 1000,
            below: '{client.name}',
            to: '/admin/projects/{id}/gateways',
            noGroup: 'Sin edificio',
            countLabel: 'Sin conexión',
            sinceLabel: 'Último corte',
            tally: {
              label: 'Otras alertas',
              field: 'activeIssues',
              values: {
                cpu_temperature: 'temperatura',
                cpu_load: 'CPU',
                cpu_ram: 'memoria',
                cpu_ram_used: 'RAM',
                cpu_hdd_used: 'disco',
                zwave_controller: 'Z-Wave',
                vpn_connection: 'VPN',
                system_time: 'hora',
                openhab_serviced: 'OpenHAB',
                openhab_api: 'API de OpenHAB',
                ohs_service: 'OHS',
                ohs_api: 'API de OHS',
                assistant_cloud_service: 'asistente',
              },
            },
          },
          changes: {
            id: 'gateway_id',
            appeared: '%{count} gateway ha caído |||| %{count} gateways han caído',
            // Not "is back": a gateway that was deleted is no longer in the response either.
            gone: '%{count} gateway ya no está caído |||| %{count} gateways ya no están caídos',
          },
        },
        {
          label: 'Tickets abiertos',
          icon: 'ticket',
          tone: 'warning',
          resource: 'support-tickets',
          query: { status: 'opened' },
          below: '{address}',
          since: 'created_at',
          show: 6,
          changes: { appeared: '%{count} ticket nuevo abierto |||| %{count} tickets nuevos abiertos' },
          all: '/admin/support-tickets?filter=status%3Dopened',
        },
      ],
    },
    { label: 'Panel', dashboard: true },
    { label: 'Ir a', menu: true },
  ],
};
