import { useCallback, useEffect, useState } from 'react';
import type { RequestFunction } from '../../../dataProvider/http/request';
import type { RuntimeConfig } from '../../config/runtime/runtimeConfig';
import { sessionTexts } from '../../i18n/messages/session';
import { ErrorState, Spinner } from '../../ui/feedback/states';
import { toErrorCode, toErrorText } from '../errorText';
import { getSessionEndReason } from '../../session/sessionEnd';
import { LegalDialog } from './LegalDialog';
import { mustAcceptLegalDocuments, readLegalStatus, type LegalStatus } from '../../session/navigation/legal';
import { hardNavigate } from '../../session/navigation/hardNavigate';
import { AuthLayout } from '../AuthLayout';
import { readClientName } from './readClientName';
import { signOut } from '../../session/signIn/signIn';

const texts = sessionTexts.legal;
const ADMIN_PATH = '/admin';

type LegalPageState =
  | { kind: 'loading' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'ready'; status: LegalStatus; clientName: string }
  | { kind: 'leaving' };

/** Page for accepting the legal documents; users with nothing to accept go on to the base path. */
export function LegalPage({ config, request }: { config: RuntimeConfig; request: RequestFunction }) {
  const [state, setState] = useState<LegalPageState>({ kind: 'loading' });

  const load = useCallback(async () => {
    setState({ kind: 'loading' });
    try {
      const status = await readLegalStatus(request);
      if (!mustAcceptLegalDocuments(status)) return hardNavigate(ADMIN_PATH);
      const clientName = status.clientName ?? (await readClientName(request)) ?? texts.someClient;
      setState({ kind: 'ready', status, clientName });
    } catch (error) {
      // At the end of the session, show no error: the page is about to be left.
      if (getSessionEndReason() === undefined) setState({ kind: 'failed', error });
    }
  }, [request]);
  useEffect(() => void load(), [load]);

  const rejectDocuments = () => {
    setState({ kind: 'leaving' });
    void signOut(request);
  };

  return (
    <AuthLayout config={config} title={texts.page} width={440}>
      <h1 className="visually-hidden">{texts.page}</h1>
      {state.kind === 'loading' ? <Spinner label={texts.loading} showLabel /> : null}
      {state.kind === 'leaving' ? <Spinner label={texts.leaving} showLabel /> : null}
      {state.kind === 'failed' ? (
        <ErrorState
          title={texts.loadError}
          text={toErrorText(state.error)}
          code={toErrorCode(state.error)}
          onRetry={() => void load()}
        />
      ) : null}
      {state.kind === 'ready' ? (
        <LegalDialog
          request={request}
          status={state.status}
          clientName={state.clientName}
          onReject={rejectDocuments}
        />
      ) : null}
    </AuthLayout>
  );
}
