import { useMemo } from 'react';
import { formatConfigProblem } from '../../config/check/problem';
import type { RuntimeConfig } from '../../config/runtime/runtimeConfig';
import { interpolateText } from '../../i18n/interpolateText';
import { Button } from '../../ui/button/Button';
import { useCopyText } from '../useCopyText';
import { createConfigText } from './configText';
import type { AuthKind } from './hostDraft';
import { serverTexts } from './texts';

const texts = serverTexts.output;

interface ConfigOutputProps {
  config: RuntimeConfig;
  hostName: string;
  host: unknown;
  auth: AuthKind;
  signIn: unknown;
  /** Name of the declared resource; undefined without a valid declaration. */
  resourceName: string | undefined;
  /** True if the console has a declaration of that name. */
  isBundled: boolean;
  declaration: string;
}

/** Runtime config and declaration of the tried host, to copy. */
export function ConfigOutput(props: ConfigOutputProps) {
  const { config, hostName, host, auth, signIn, isBundled, declaration } = props;
  const resourceName = isBundled ? undefined : props.resourceName;
  const { text, problems } = useMemo(
    () => createConfigText({ config, hostName, host, auth, signIn, resourceName }),
    [config, hostName, host, auth, signIn, resourceName],
  );
  return (
    <section className="ws-part" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      {problems.length > 0 ? (
        <ul className="notice danger">
          {problems.map((problem) => (
            <li key={`${problem.path} ${problem.found}`}>{formatConfigProblem(problem)}</li>
          ))}
        </ul>
      ) : (
        <CopyBlock title="config.json" text={text} />
      )}
      {resourceName !== undefined && (
        <CopyBlock
          title={interpolateText(texts.declaration, { name: resourceName })}
          text={declaration}
          isFolded
        />
      )}
      {isBundled && props.resourceName !== undefined && (
        <p className="wb-hint">{interpolateText(texts.bundled, { name: props.resourceName })}</p>
      )}
    </section>
  );
}

/** A text with its copy button; `isFolded` shows it on request only. */
function CopyBlock({ title, text, isFolded = false }: { title: string; text: string; isFolded?: boolean }) {
  const copy = useCopyText();
  const label = interpolateText(texts.copy, { name: title });
  const content = (
    <pre tabIndex={0} role="region" aria-label={title}>
      {text}
    </pre>
  );
  return (
    <div className="ws-copy">
      <div className="wb-bar">
        <h3>{title}</h3>
        <Button small aria-label={label} onClick={() => copy(text)}>
          {texts.copy_short}
        </Button>
      </div>
      {isFolded ? (
        <details>
          <summary>{texts.show}</summary>
          {content}
        </details>
      ) : (
        content
      )}
    </div>
  );
}
