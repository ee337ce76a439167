import { interpolateText } from '../../i18n/interpolateText';
import { ErrorState } from '../../ui/feedback/states';
import { permissionsTexts as texts } from './texts';
import type { DeclarationProgress } from './useAllDeclarations';

interface LoadNoticeProps {
  progress: DeclarationProgress;
  /** Names of resources whose declaration is loaded and cannot be read. */
  unreadable: readonly string[];
}

/** Declarations that are still loading, and those that have failed. */
export function LoadNotice({ progress, unreadable }: LoadNoticeProps) {
  const { done, total, isComplete, failures, pendingUrls, pendingNames, retry } = progress;
  const failed = [...failures, ...unreadable.map((name) => ({ name, cause: '' }))];
  return (
    <>
      {!isComplete && (
        <div className="perm-progress skeletons">
          <p role="status">{interpolateText(texts.loading, { done, total })}</p>
          <progress max={total} value={done} aria-label={interpolateText(texts.loading, { done, total })} />
        </div>
      )}
      {pendingNames.length > 0 && pendingUrls.length > 0 && (
        <p role="status" className="muted" title={pendingUrls.join('\n')}>
          {interpolateText(texts.waiting, { names: pendingNames.join(', ') })}
        </p>
      )}
      {failed.length > 0 && (
        <ErrorState
          title={interpolateText(texts.failed, { smart_count: failed.length })}
          text={texts.failed_text}
          cause={failed.map(({ name, cause }) => (cause === '' ? name : `${name}: ${cause}`)).join(' · ')}
          retryLabel={texts.retry}
          onRetry={failures.length > 0 ? retry : undefined}
        />
      )}
    </>
  );
}
