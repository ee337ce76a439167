import { useEffect, useMemo, useState } from 'react';
import { problemText } from '../../../config/check/problem';
import type { StartBlock, StartPage } from '../../../config/schema/startPage';
import { useDeclarations } from '../../../console/hooks';
import { EmptyState, Skeletons } from '../../../ui/states';
import { LoadFailed } from '../../../ui/LoadFailed';
import { Blocks } from './Blocks';
import { texts } from './texts';

/** The blocks of a start page that the runtime config declares; what is wrong in it stands in their place. */
export default function DeclaredStart({ start }: { start: StartPage }) {
  const { faces, awaited, failure, retry } = useDeclarations();
  const names = useMemo(() => Array.from(faces, ({ name }) => name), [faces]);
  const problems = useProblems(start, names);
  if (!problems) return <Skeletons lines={6} />;
  // What they name may be among the declarations that are on their way.
  if (problems.length > 0 && awaited.length > 0) return <Skeletons lines={6} />;
  if (problems.length > 0)
    return (
      <EmptyState title={texts.wrong}>
        <ul className="problem-list">
          {problems.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </EmptyState>
    );
  const missing = start.blocks.flatMap(resourcesOf).flatMap((name) => failure(name, 'list') ?? [])[0];
  return (
    <>
      {missing && <LoadFailed text={texts.missing} error={missing} onRetry={retry} />}
      <Blocks start={start} />
    </>
  );
}

/** The resources whose declarations a block needs. */
const resourcesOf = ({ figures = [], attention = [], list, chart }: StartBlock): string[] =>
  [...figures, ...attention, list, chart].flatMap((part) => part?.resource ?? []);

/** What is wrong in a start page, a line each; undefined until it was looked at. The checker loads only here. */
function useProblems(start: StartPage, names: readonly string[]): readonly string[] | undefined {
  const [problems, setProblems] = useState<readonly string[]>();
  useEffect(() => {
    let left = false;
    void check(start, names)
      .catch(() => [texts.unchecked])
      .then((found) => left || setProblems(found));
    return () => {
      left = true;
    };
  }, [start, names]);
  return problems;
}

async function check(start: StartPage, names: readonly string[]): Promise<readonly string[]> {
  const [{ startPageProblems }, { startProblems }] = await Promise.all([
    import('../../../config/check/runtimeConfig'),
    import('../../../config/check/startProblems'),
  ]);
  const known = new Map(names.map((name) => [name, undefined]));
  const found = [...startPageProblems(FILE, start), ...startProblems(FILE, { start }, known)];
  return found.map(problemText);
}

const FILE = 'config.json';
