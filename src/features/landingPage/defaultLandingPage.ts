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
        },
        {
          label: 'Tickets abiertos',
          icon: 'ticket',
          tone: 'warning',
          resource: 'support-tickets',
          query: { status: 'opened' },
          since: 'created_at',
          all: '/admin/support-tickets?filter=status%3Dopened',
        },
      ],
    },
    { label: 'Panel', dashboard: true },
    { label: 'Ir a', menu: true },
  ],
};
