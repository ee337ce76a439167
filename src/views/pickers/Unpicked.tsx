import { Navigate } from 'react-router-dom';
import type { Resource } from '../../config/types';
import { fillText } from '../../i18n/fillText';
import { useText } from '../../i18n/useText';
import { useProfile } from '../../session/useProfile';
import { EmptyState, Skeletons } from '../../ui/states';
import { placePath } from './place';
import type { PickerStep } from './steps';
import { pickersTexts } from './texts';
import type { Memory } from './useMemory';
import { useRows } from './useRows';

interface UnpickedProps {
  resource: Resource;
  steps: readonly PickerStep[];
  ids: readonly string[];
  memory: Memory;
}

/**
 * A page on which something is still to be chosen: what was remembered, else what is the user's, else the only one there is
 * takes the place of its address; else it says that a choice is missing.
 */
export function Unpicked({ resource, steps, ids, memory }: UnpickedProps) {
  const t = useText();
  const { profile } = useProfile();
  const at = ids.length;
  const step = steps[at];
  const { only, isNone, isFetching } = useRows(steps, ids, at);
  // The choice before, which its own picker reads.
  const above = steps[at - 1];
  const isOnlyAbove = useRows(steps, ids, at - 1, { asks: false }).only !== undefined;
  if (memory.isPending || !step) return <Skeletons lines={4} />;
  const path = (further: readonly string[], rest: readonly string[] = []): string =>
    placePath(resource.route, steps, [...ids, ...further], rest);
  // With a company in the address the choice was made: Back leads there, and has to stay there.
  const recalled = at === 0 ? memory.recall() : undefined;
  if (recalled) return <Navigate to={path(recalled.ids.slice(0, steps.length))} replace />;
  const own = step.ofUser ? profile?.client?.id : undefined;
  const start = own ?? only?.id;
  if (start !== undefined) return <Navigate to={path([String(start)])} replace />;
  if (isFetching) return <Skeletons lines={4} />;
  if (isNone) {
    const canChange = above !== undefined && !isOnlyAbove;
    return (
      <EmptyState
        title={t(step.empty)}
        text={canChange ? fillText(pickersTexts.another, { label: t(above.label) }) : undefined}
      />
    );
  }
  const { empty } = resource.pickers ?? {};
  return (
    <EmptyState
      title={empty ? t(empty.title) : fillText(pickersTexts.choose, { label: t(step.label) })}
      text={empty?.text === undefined ? undefined : t(empty.text)}
    />
  );
}
