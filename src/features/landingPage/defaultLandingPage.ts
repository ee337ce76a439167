import { defaultLandingPageTexts as texts } from './defaultLandingPageTexts';
import type { LandingPageInput } from '../../config/schema/runtime/landingPage';

/**
 * The product's own start page, in the words that an installation has for its own: what needs attention, as far as one call
 * tells it for all that the viewer may see, the dashboard, and the ways to the sections.
 */
export const createDefaultLandingPage = (): LandingPageInput => ({
  blocks: [
    {
      label: texts.attention,
      attention: [
        {
          label: texts.gateways,
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
          menuCount: true,
          show: 6,
          groupBy: {
            field: 'project_id',
            resource: 'projects',
            // The largest page that the call table names for this call.
            pageSize: 1000,
            below: '{client.name}',
            to: '/admin/projects/{id}/gateways',
            noGroup: texts.noBuilding,
            countLabel: texts.gatewayCount,
            sinceLabel: texts.lastCut,
            tally: {
              label: texts.otherAlerts,
              field: 'activeIssues',
              values: {
                cpu_temperature: texts.temperature,
                cpu_load: 'CPU',
                cpu_ram: texts.memory,
                cpu_ram_used: 'RAM',
                cpu_hdd_used: texts.disk,
                zwave_controller: 'Z-Wave',
                vpn_connection: 'VPN',
                system_time: texts.time,
                openhab_serviced: 'OpenHAB',
                openhab_api: texts.openhabApi,
                ohs_service: 'OHS',
                ohs_api: texts.ohsApi,
                assistant_cloud_service: texts.assistant,
              },
            },
          },
          changes: {
            id: 'gateway_id',
            appeared: texts.gatewayAppeared,
            // Not "is back": a gateway that was deleted is no longer in the response either.
            gone: texts.gatewayGone,
          },
        },
        {
          label: texts.tickets,
          icon: 'ticket',
          tone: 'warning',
          resource: 'support-tickets',
          query: { status: 'opened' },
          below: '{address}',
          since: 'created_at',
          menuCount: true,
          show: 6,
          changes: { appeared: texts.ticketAppeared },
          all: '/admin/support-tickets?filter=status%3Dopened',
        },
      ],
    },
    { label: texts.dashboard, dashboard: true },
    { label: texts.goTo, menu: true },
  ],
});
