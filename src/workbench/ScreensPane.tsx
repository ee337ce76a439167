import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useGetIdentity, useNotificationContext, type AuthProvider, type UserIdentity } from 'ra-core';
import type { RequestFunction } from '../../dataProvider';
import { SegmentedControl } from '../charts/SegmentedControl';
import type { RuntimeConfig } from '../config/runtime/runtimeConfig';
import { toProfile } from '../session/profile/profile';
import { getPermissions } from '../session/access/getPermissions';
import { EmptyState, Skeletons } from '../ui/feedback/states';
import { createPreviewRouter } from '../app/router/consoleRoutes';
import { createCallLog, type LoggedCall } from './calls/callLog';
import { CallsPanel } from './calls/CallsPanel';
import { useConfirmSend } from './calls/useConfirmSend';
import { LiveRoot } from './live/LiveRoot';
import { LiveLocationBar } from './live/LiveLocationBar';
import { getScreenLinks } from './live/screenLinks';
import { useLiveConsole, type AnswerSource } from './live/useLiveConsole';
import { AnswersEditor } from './sampleHost/AnswersEditor';
import { parseAnswers, addAnswer } from './sampleHost/answersText';
import { useWindowTitle } from '../ui/page/windowTitle';
import { workbenchTexts } from './texts';
import type { ValidText } from './check/useTextCheck';

interface ScreensPaneProps {
  validText: ValidText | undefined;
  /** The text has problems, so that the screens are of an older one. */
  isStale: boolean;
  answers: string;
  onAnswers: (text: string) => void;
  config: RuntimeConfig;
  request: RequestFunction;
  isHidden: boolean;
}

/** The screens of the declaration, who answers them, and what they sent. */
export function ScreensPane({
  validText,
  isStale,
  answers,
  onAnswers,
  config,
  request,
  isHidden,
}: ScreensPaneProps) {
  const [answerSource, setAnswerSource] = useState<AnswerSource>('samples');
  const [log] = useState(createCallLog);
  const [refreshCount, setRefreshCount] = useState(0);
  const [isEditingAnswers, setEditingAnswers] = useState(false);
  const { confirm, dialog } = useConfirmSend();
  const { given, isWrong } = useSampleAnswers(answers);
  const liveConsole = useLiveConsole({
    validText,
    answerSource,
    answers: given,
    config,
    request,
    log,
    confirm,
  });
  const { authProvider, isPending } = useCurrentAuth();
  const { addNotification } = useNotificationContext();
  useWorkbenchTitle();
  const id = answerSource === 'samples' ? '1' : undefined;
  const firstScreenPath = liveConsole && getScreenLinks(liveConsole.resource, id)[0]?.to;
  const [router] = useState(() => createPreviewRouter(firstScreenPath ?? '/admin'));
  const lastFirstScreenPath = useRef(firstScreenPath);
  useEffect(() => {
    // It had no screens before, or has them elsewhere now.
    if (firstScreenPath !== undefined && lastFirstScreenPath.current !== firstScreenPath)
      void router.navigate(firstScreenPath, { replace: true });
    lastFirstScreenPath.current = firstScreenPath ?? lastFirstScreenPath.current;
  }, [firstScreenPath, router]);
  const editAnswer = useCallback(
    ({ method, path, status = 200, answer }: LoggedCall) => {
      onAnswers(addAnswer(answers, `${method} ${path}`, { status, body: answer }));
      setEditingAnswers(true);
    },
    [answers, onAnswers],
  );
  return (
    <section className="wb-pane" aria-label={workbenchTexts.screens} hidden={isHidden}>
      <div className="wb-bar">
        <SegmentedControl
          label={workbenchTexts.against}
          value={answerSource}
          onChange={(nextSource) => {
            // A record of the one is none of the other.
            if (firstScreenPath !== undefined) void router.navigate(firstScreenPath, { replace: true });
            setAnswerSource(nextSource);
          }}
          options={[
            { key: 'samples', text: workbenchTexts.samples },
            { key: 'host', text: workbenchTexts.host },
          ]}
        />
        <p className="wb-hint">
          {answerSource === 'samples' ? workbenchTexts.samples_text : workbenchTexts.host_text}
        </p>
      </div>
      {liveConsole && (
        <LiveLocationBar
          router={router}
          resource={liveConsole.resource}
          id={id}
          onRefresh={() => setRefreshCount((count) => count + 1)}
        />
      )}
      {isStale && liveConsole && (
        <p role="status" className="notice warning">
          {workbenchTexts.stale}
        </p>
      )}
      {liveConsole && isPending ? (
        <Skeletons lines={6} />
      ) : liveConsole ? (
        <div className="wb-screen" data-stale={isStale} inert={isStale}>
          <LiveRoot
            key={answerSource}
            resources={liveConsole.resources}
            request={liveConsole.request}
            config={liveConsole.config}
            router={router}
            authProvider={authProvider}
            refreshKey={liveConsole.refreshKey + refreshCount}
            firstScreenPath={firstScreenPath ?? '/admin'}
            onMessage={addNotification}
          />
        </div>
      ) : (
        <EmptyState title={workbenchTexts.nothing_yet} text={workbenchTexts.nothing_yet_text} />
      )}
      <CallsPanel
        log={log}
        onEditAnswer={answerSource === 'samples' ? editAnswer : undefined}
        checked={liveConsole && { resource: liveConsole.resource, dialects: config.dialects }}
      />
      {answerSource === 'samples' && (
        <details
          className="wb-own-answers"
          open={isEditingAnswers}
          onToggle={({ currentTarget }) => setEditingAnswers(currentTarget.open)}
        >
          <summary>{workbenchTexts.answers}</summary>
          {isEditingAnswers && <AnswersEditor text={answers} isInvalid={isWrong} onChange={onAnswers} />}
        </details>
      )}
      {dialog}
    </section>
  );
}

/** The window keeps the name of the workbench, whatever the screens in it call themselves. */
function useWorkbenchTitle(): void {
  const title = useWindowTitle(workbenchTexts.title, undefined);
  useEffect(() => {
    const restoreTitle = (): void => {
      if (document.title !== title) document.title = title;
    };
    const observer = new MutationObserver(restoreTitle);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [title]);
}

/** The answers as written, and the last good ones while they are not. */
function useSampleAnswers(text: string) {
  const parsed = useMemo(() => parseAnswers(text), [text]);
  const lastValid = useRef(parsed ?? {});
  if (parsed) lastValid.current = parsed;
  return { given: parsed ?? lastValid.current, isWrong: parsed === undefined };
}

/** Returns the user of the outer console, because the screens have no separate session. */
function useCurrentAuth(): { authProvider: AuthProvider; isPending: boolean } {
  const { data, isPending } = useGetIdentity();
  const authProvider = useMemo<AuthProvider>(() => {
    const identity: UserIdentity = data ?? { id: '1', fullName: '', profile: toProfile({ id: '1' }) };
    return {
      login: () => Promise.reject(new Error('Nobody signs in here')),
      logout: () => Promise.resolve(false as const),
      checkAuth: () => Promise.resolve(),
      checkError: () => Promise.resolve(),
      getIdentity: () => Promise.resolve(identity),
      getPermissions: () => Promise.resolve([...getPermissions()]),
      canAccess: () => Promise.resolve(true),
    };
  }, [data]);
  return { authProvider, isPending };
}
