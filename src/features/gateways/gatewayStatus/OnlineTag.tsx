import { Tag } from '../../../ui/text/Tag';
import type { GatewayStatus } from '../gatewayStatus';
import { gatewayTexts as texts } from '../texts';
import { getOnlineState } from './onlineState';

const stateTones = { online: 'success', offline: 'danger', unknown: 'unknown' } as const;

/** Online state of a gateway; a missing state shows as unknown, never as "online". */
export function OnlineTag({ status }: { status: GatewayStatus }) {
  const state = getOnlineState(status.activeIssues);
  return (
    <Tag dot tone={stateTones[state]}>
      {texts.onlineStates[state]}
    </Tag>
  );
}
