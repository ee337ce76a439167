import { interpolateText } from '../../i18n/interpolateText';
import { workbenchTexts } from '../texts';
import type { HostCall } from './hostCall';
import { serverTexts } from './texts';

const texts = serverTexts.call;

/** A call and its response side by side. */
export function CallPair({ call: { method, url, headers, body, state, response } }: { call: HostCall }) {
  return (
    <div className="ws-pair">
      <section aria-label={texts.sent}>
        <h5>{texts.sent}</h5>
        <p className="ws-line">
          <span className="wb-method" data-write={method !== 'GET'}>
            {method}
          </span>
          <code>{url}</code>
        </p>
        <HeaderList headers={headers} />
        {body !== undefined && <Body title={texts.sent_body} text={body} />}
      </section>
      <section aria-label={texts.received}>
        <h5>{texts.received}</h5>
        {response ? (
          <>
            <p className="ws-line">
              <span className="wb-status" data-tone={response.status < 400 ? 'good' : 'bad'}>
                {response.status}
              </span>
              <span className="wb-hint">{interpolateText(texts.duration, { ms: response.duration })}</span>
            </p>
            <HeaderList headers={response.headers} />
            {response.body === '' ? (
              <p className="wb-hint">{workbenchTexts.no_body}</p>
            ) : (
              <Body title={texts.received_body} text={response.body} />
            )}
          </>
        ) : (
          <p className="ws-line">
            <span className="wb-status" data-tone={state === 'failed' ? 'bad' : 'plain'}>
              {createNoResponseTexts()[state]}
            </span>
          </p>
        )}
      </section>
    </div>
  );
}

const createNoResponseTexts = (): Readonly<Record<HostCall['state'], string>> => ({
  waiting: workbenchTexts.waiting,
  answered: workbenchTexts.waiting,
  failed: workbenchTexts.failed,
  cancelled: texts.cancelled,
});

function HeaderList({ headers }: { headers: HostCall['headers'] }) {
  const entries = Object.entries(headers);
  if (entries.length === 0) return null;
  return (
    <dl className="ws-headers" aria-label={workbenchTexts.headers}>
      {entries.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const Body = ({ title, text }: { title: string; text: string }) => (
  <pre tabIndex={0} role="region" aria-label={title}>
    {text}
  </pre>
);
