import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useGetIdentity, useNotificationContext, type AuthProvider, type UserIdentity } from 'ra-core';
import type { Request } from '../../../dataProvider';
import { Segments } from '../../charts/Segments';
import type { RuntimeConfig } from '../../config/runtime';
import { toProfile } from '../../session/profile';
import { storedPermissions } from '../../session/session';
import { EmptyState, Skeletons } from '../../ui/states';
import { createMemoryHistory } from '../router/memoryHistory';
import { createCallLog, type LoggedCall } from './calls/callLog';
import { CallsPanel } from './calls/CallsPanel';
import { useSendQuestion } from './calls/useSendQuestion';
import { LiveRoot } from './live/LiveRoot';
import { PlaceBar } from './live/PlaceBar';
import { placesOf } from './live/placesOf';
import { useLive, type Against } from './live/useLive';
import { AnswersEditor } from './samples/AnswersEditor';
import { readAnswers, withAnswer } from './samples/answersText';
import { useWindowTitle } from '../../ui/windowTitle';
import { texts } from './texts';
import type { SoundText } from './useChecked';

interface ScreensPaneProps {
  sound: SoundText | undefined;
  /** The text has problems, so that the screens are of an older one. */
  isStale: boolean;
  answers: string;
  onAnswers: (text: string) => void;
  config: RuntimeConfig;
  request: Request;
  isHidden: boolean;
}

/** The screens of the declaration, who answers them, and what they sent. */
export function ScreensPane({
  sound,
  isStale,
  answers,
  onAnswers,
  config,
  request,
  isHidden,
}: ScreensPaneProps) {
  const [against, setAgainst] = useState<Against>('samples');
  const [log] = useState(createCallLog);
  const [asked, setAsked] = useState(0);
  const [isWriting, setWriting] = useState(false);
  const { confirm, question } = useSendQuestion();
  const { given, isWrong } = useGiven(answers);
  const live = useLive({ sound, against, answers: given, config, request, log, confirm });
  const { authProvider, isPending } = useAuth();
  const { addNotification } = useNotificationContext();
  useOwnTitle();
  const id = against === 'samples' ? '1' : undefined;
  const start = live && placesOf(live.own, id)[0]?.to;
  const [history] = useState(() => createMemoryHistory(start ?? '/admin'));
  const begun = useRef(start);
  useEffect(() => {
    // It had no screens before, or has them elsewhere now.
    if (start !== undefined && begun.current !== start) history.replace(start);
    begun.current = start ?? begun.current;
  }, [start, history]);
  const editAnswer = useCallback(
    ({ method, path, status = 200, answer }: LoggedCall) => {
      onAnswers(withAnswer(answers, `${method} ${path}`, { status, body: answer }));
      setWriting(true);
    },
    [answers, onAnswers],
  );
  return (
    <section className="wb-pane" aria-label={texts.screens} hidden={isHidden}>
      <div className="wb-bar">
        <Segments
          label={texts.against}
          value={against}
          onChange={(next) => {
            // A record of the one is none of the other.
            if (start !== undefined) history.replace(start);
            setAgainst(next);
          }}
          options={[
            { key: 'samples', text: texts.samples },
            { key: 'host', text: texts.host },
          ]}
        />
        <p className="wb-hint">{against === 'samples' ? texts.samples_text : texts.host_text}</p>
      </div>
      {live && (
        <PlaceBar history={history} own={live.own} id={id} onAgain={() => setAsked((before) => before + 1)} />
      )}
      {isStale && live && (
        <p role="status" className="notice warning">
          {texts.stale}
        </p>
      )}
      {live && isPending ? (
        <Skeletons lines={6} />
      ) : live ? (
        <div className="wb-screen" data-stale={isStale} inert={isStale}>
          <LiveRoot
            key={against}
            resources={live.resources}
            request={live.request}
            config={config}
            history={history}
            authProvider={authProvider}
            round={live.round + asked}
            start={start ?? '/admin'}
            onMessage={addNotification}
          />
        </div>
      ) : (
        <EmptyState title={texts.nothing_yet} text={texts.nothing_yet_text} />
      )}
      <CallsPanel log={log} onEditAnswer={against === 'samples' ? editAnswer : undefined} />
      {against === 'samples' && (
        <details
          className="wb-own-answers"
          open={isWriting}
          onToggle={({ currentTarget }) => setWriting(currentTarget.open)}
        >
          <summary>{texts.answers}</summary>
          {isWriting && <AnswersEditor text={answers} isWrong={isWrong} onChange={onAnswers} />}
        </details>
      )}
      {question}
    </section>
  );
}

/** The window keeps the name of the workbench, whatever the screens in it call themselves. */
function useOwnTitle(): void {
  const title = useWindowTitle(texts.title, undefined);
  useEffect(() => {
    const keep = (): void => {
      if (document.title !== title) document.title = title;
    };
    const observer = new MutationObserver(keep);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, [title]);
}

/** The answers as written, and the last good ones while they are not. */
function useGiven(text: string) {
  const found = useMemo(() => readAnswers(text), [text]);
  const last = useRef(found ?? {});
  if (found) last.current = found;
  return { given: found ?? last.current, isWrong: found === undefined };
}

/** Whoever is signed in, as the console around knows it: the screens ask for no session of their own. */
function useAuth(): { authProvider: AuthProvider; isPending: boolean } {
  const { data, isPending } = useGetIdentity();
  const authProvider = useMemo<AuthProvider>(() => {
    const identity: UserIdentity = data ?? { id: '1', fullName: '', profile: toProfile({ id: '1' }) };
    return {
      login: () => Promise.reject(new Error('Nobody signs in here')),
      logout: () => Promise.resolve(false as const),
      checkAuth: () => Promise.resolve(),
      checkError: () => Promise.resolve(),
      getIdentity: () => Promise.resolve(identity),
      getPermissions: () => Promise.resolve([...storedPermissions()]),
      canAccess: () => Promise.resolve(true),
    };
  }, [data]);
  return { authProvider, isPending };
}
