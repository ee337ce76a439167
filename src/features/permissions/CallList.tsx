import { interpolateText } from '../../i18n/interpolateText';
import { permissionsTexts as texts } from './texts';

/** Number of calls, which opens to their methods and paths. */
export function CallList({ calls }: { calls: readonly { method: string; path: string }[] }) {
  if (calls.length === 0) return <span className="muted">{texts.no_calls}</span>;
  return (
    <details className="perm-calls">
      <summary>{interpolateText(texts.calls, { smart_count: calls.length })}</summary>
      <ul>
        {calls.map(({ method, path }) => (
          <li key={`${method} ${path}`}>
            <code>{`${method} ${path}`}</code>
          </li>
        ))}
      </ul>
    </details>
  );
}
