import { useEffect, useMemo, useState } from 'react';
import { formatConfigProblem } from '../../config/check/problem';
import type { LandingBlock, LandingPageInput } from '../../config/schema/runtime/landingPage';
import { useDeclarations } from '../../queries/console/consoleHooks';
import { EmptyState, Skeletons } from '../../ui/feedback/states';
import { LoadError } from '../../ui/feedback/LoadError';
import { LandingPageBlocks } from './LandingPageBlocks';
import { landingPageTexts } from './texts';

/** Landing page from the runtime config; shows its problems instead if it is invalid. */
export default function DeclaredLandingPage({ page }: { page: LandingPageInput }) {
  const { resourceIndex, pendingUrls, getError, retry } = useDeclarations();
  const names = useMemo(() => Array.from(resourceIndex, ({ name }) => name), [resourceIndex]);
  const problems = usePageProblems(page, names);
  if (!problems) return <Skeletons lines={6} />;
  // Missing names may be in declarations that are still loading.
  if (problems.length > 0 && pendingUrls.length > 0) return <Skeletons lines={6} />;
  if (problems.length > 0)
    return (
      <EmptyState title={landingPageTexts.wrong}>
        <ul className="problem-list">
          {problems.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </EmptyState>
    );
  const loadError = page.blocks.flatMap(getBlockResources).flatMap((name) => getError(name, 'list') ?? [])[0];
  return (
    <>
      {loadError && <LoadError text={landingPageTexts.missing} error={loadError} onRetry={retry} />}
      <LandingPageBlocks page={page} />
    </>
  );
}

/** Returns the resources whose declarations a block needs. */
const getBlockResources = ({ figures = [], attention = [], list, chart }: LandingBlock): string[] =>
  [...figures, ...attention, ...attention.map(({ groupBy }) => groupBy), list, chart].flatMap(
    (item) => item?.resource ?? [],
  );

/** Returns the problems of a landing page, one line each; undefined until checked. The checker loads only here. */
function usePageProblems(page: LandingPageInput, names: readonly string[]): readonly string[] | undefined {
  const [problems, setProblems] = useState<readonly string[]>();
  useEffect(() => {
    let isCancelled = false;
    void checkPage(page, names)
      .catch(() => [landingPageTexts.unchecked])
      .then((messages) => isCancelled || setProblems(messages));
    return () => {
      isCancelled = true;
    };
  }, [page, names]);
  return problems;
}

async function checkPage(page: LandingPageInput, names: readonly string[]): Promise<readonly string[]> {
  const [{ findLandingPageSchemaProblems }, { findLandingPageProblems }] = await Promise.all([
    import('../../config/check/runtime/runtimeConfigProblems'),
    import('../../config/check/runtime/landingPageProblems'),
  ]);
  const knownResources = new Map(names.map((name) => [name, undefined]));
  const problems = [
    ...findLandingPageSchemaProblems(FILE, page),
    ...findLandingPageProblems(FILE, { landingPage: page }, knownResources),
  ];
  return problems.map(formatConfigProblem);
}

const FILE = 'config.json';
