import { use, useEffect, useMemo, useRef } from 'react';
import { useDeclarations, useResources } from '../../queries/console/consoleHooks';
import { useCanAccess } from '../../session/access/useCanAccess';
import { recordTitle } from '../../fields/titles/recordTitle';
import { interpolateText } from '../../i18n/interpolateText';
import { useTranslateText } from '../../i18n/useTranslateText';
import { toMessageArgs } from '../../mutations/outcome/useNotifyOutcome';
import { Icon } from '../../ui/icon/Icon';
import { Link } from '../../ui/page/Link';
import { Skeletons } from '../../ui/feedback/states';
import { fillConsolePath } from '../../queries/record/fillConsolePath';
import type { ActionTarget, RunningAction } from '../actionTarget';
import { useFocusNextEntry } from '../blockers/useFocusNextEntry';
import { NestedActionsContext } from '../runAction';
import { ImpactLine } from './ImpactLine';
import { listImpactCounts, listUnknowns } from './impactCounts';
import { impactTexts } from './texts';
import { useFreshTarget } from './useFreshTarget';
import { toRecordTarget } from './selectionCounts';
import { isNone, useImpactResults } from './useImpactResults';
import './impact.css';

interface ImpactProps {
  runningAction: RunningAction;
  /** Called when a link leads away. */
  onClose: () => void;
}

/** Shows in the question of an action what depends on the record, once the declarations of what is counted have loaded. */
export default function Impact({ runningAction, onClose }: ImpactProps) {
  const { isLoaded, load } = useDeclarations();
  const { name } = runningAction.target.resource;
  const isReady = isLoaded(name, 'all');
  useEffect(() => {
    if (!isReady) void load(name, 'all');
  }, [isReady, load, name]);
  return isReady ? (
    <ImpactSection runningAction={runningAction} onClose={onClose} />
  ) : (
    <Skeletons label={impactTexts.loading} />
  );
}

/** Returns the target of an action on one selected record as that of an action on the record. */
function toSingleTarget(target: ActionTarget): ActionTarget {
  const [only, second] = target.selection ?? [];
  return !target.record && only && !second ? toRecordTarget(target, only) : target;
}

function ImpactSection({ runningAction: { action, target: initialTarget }, onClose }: ImpactProps) {
  const t = useTranslateText();
  const resources = useResources();
  const canAccess = useCanAccess();
  const MoreActions = use(NestedActionsContext);
  const target = useFreshTarget(useMemo(() => toSingleTarget(initialTarget), [initialTarget]));
  const counts = useMemo(
    () => listImpactCounts(action, { target, resources, canAccess }),
    [action, target, resources, canAccess],
  );
  const results = useImpactResults(counts);
  const containerRef = useRef<HTMLElement>(null);
  useFocusNextEntry(containerRef, results);
  const { record, scope } = target;
  const name = record
    ? recordTitle(target.resource, record, t)
    : target.selection
      ? impactTexts.selection
      : '';
  const args = { ...toMessageArgs(scope), name };
  const unknowns = listUnknowns(action);
  const isLoading = results.some(({ kind }) => kind === 'loading');
  const emptyLabels = counts.flatMap(({ label }, index) => {
    const result = results[index];
    return result && isNone(result) && label ? [t(label)] : [];
  });
  const shownCount = results.filter((result) => !isNone(result)).length;
  const isNothing = shownCount === 0 && unknowns.length === 0;
  return (
    <MoreActions>
      <section ref={containerRef} className="impact" aria-label={impactTexts.heading} aria-busy={isLoading}>
        {isNothing ? <p>{impactTexts.nothing}</p> : <p className="impact-heading">{impactTexts.heading}</p>}
        {!isNothing && (
          <ul className="impact-list">
            {counts.map((count, index) => (
              <ImpactLine
                key={`${count.label} ${index}`}
                count={count}
                result={results[index] ?? { kind: 'uncounted' }}
                args={args}
                target={target}
                onClose={onClose}
              />
            ))}
            {unknowns.map(({ unknown = '', link }) => {
              const to = link === undefined ? undefined : fillConsolePath(link, scope);
              return (
                <li key={unknown} className="muted">
                  <Icon name="info" size={16} />
                  {to ? (
                    <Link to={to} onClick={onClose}>
                      {t(unknown, args)}
                    </Link>
                  ) : (
                    <span>{t(unknown, args)}</span>
                  )}
                </li>
              );
            })}
          </ul>
        )}
        {!isLoading && emptyLabels.length > 0 && (
          <p className="muted">
            {interpolateText(impactTexts.none, { labels: [...new Set(emptyLabels)].join(', ') })}
          </p>
        )}
      </section>
    </MoreActions>
  );
}
