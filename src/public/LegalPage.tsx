import { useCallback, useEffect, useState } from 'react';
import type { Request } from '../../dataProvider/request';
import type { RuntimeConfig } from '../config/runtime';
import { sessionTexts } from '../i18n/es/session';
import { ErrorState, Spinner } from '../ui/states';
import { errorCode, errorText } from './errorText';
import { getEnding } from '../session/failures';
import { LegalDialog } from './LegalDialog';
import { mustAccept, readLegalStatus, type LegalStatus } from '../session/legal';
import { leaveTo } from '../session/leaveTo';
import { PublicFrame } from './PublicFrame';
import { readClientName } from './clientName';
import { signOut } from '../session/signIn';

const texts = sessionTexts.legal;
const BASE = '/admin';

type Reading =
  | { kind: 'loading' }
  | { kind: 'failed'; error: unknown }
  | { kind: 'ready'; status: LegalStatus; client: string }
  | { kind: 'leaving' };

/** Acceptance of the legal documents (LOGIN-29..LOGIN-35); whoever has nothing to accept goes on to the base path. */
export function LegalPage({ config, request }: { config: RuntimeConfig; request: Request }) {
  const [reading, setReading] = useState<Reading>({ kind: 'loading' });

  const load = useCallback(async () => {
    setReading({ kind: 'loading' });
    try {
      const status = await readLegalStatus(request);
      if (!mustAccept(status)) return leaveTo(BASE);
      const client = status.clientName ?? (await readClientName(request)) ?? texts.someClient;
      setReading({ kind: 'ready', status, client });
    } catch (error) {
      // The end of the session shows no error of its own: the page is about to be left.
      if (getEnding() === undefined) setReading({ kind: 'failed', error });
    }
  }, [request]);
  useEffect(() => void load(), [load]);

  const revoke = () => {
    setReading({ kind: 'leaving' });
    void signOut(request);
  };

  return (
    <PublicFrame config={config} title={texts.page} width={440}>
      <h1 className="visually-hidden">{texts.page}</h1>
      {reading.kind === 'loading' ? <Spinner label={texts.loading} showLabel /> : null}
      {reading.kind === 'leaving' ? <Spinner label={texts.leaving} showLabel /> : null}
      {reading.kind === 'failed' ? (
        <ErrorState
          title={texts.loadError}
          text={errorText(reading.error)}
          code={errorCode(reading.error)}
          onRetry={() => void load()}
        />
      ) : null}
      {reading.kind === 'ready' ? (
        <LegalDialog request={request} status={reading.status} client={reading.client} onRevoke={revoke} />
      ) : null}
    </PublicFrame>
  );
}
