import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useProfile } from '../../session/profile/useProfile';
import { RolloutRunner } from './RolloutRunner';
import { openRollouts, rolloutStore } from './rolloutStore';
import { hideRemovedJobs, showRolloutJob } from './rolloutJobs';

/** Shows the rollouts of the user as jobs, and runs those that are under way. Renders nothing. */
export default function RolloutTray() {
  const userId = useProfile().profile?.id;
  const { rollouts, foreignIds } = useStore(rolloutStore);
  const isOpen = useRef(false);
  useEffect(() => {
    if (userId === undefined) return undefined;
    isOpen.current = true;
    return openRollouts(userId);
  }, [userId]);
  useEffect(() => {
    if (isOpen.current) hideRemovedJobs(rollouts);
    for (const rollout of rollouts) showRolloutJob(rollout, foreignIds.has(rollout.id));
  }, [rollouts, foreignIds]);
  return rollouts.map(
    (rollout) =>
      (rollout.state === 'running' || rollout.state === 'pausing') && (
        <RolloutRunner key={rollout.id} rollout={rollout} />
      ),
  );
}
