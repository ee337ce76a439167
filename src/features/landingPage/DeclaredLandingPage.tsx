import { useEffect, useMemo, useState } from 'react';
import { formatConfigProblem } from '../../config/check/problem';
import { pickTexts, type LocalizedTextPlace } from '../../config/localizedTexts/localizedText';
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
  const check = usePageCheck(page, names);
  if (!check) return <Skeletons lines={6} />;
  const { problems, texts } = check;
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
      <LandingPageBlocks page={pickTexts(page, texts)} />
    </>
  );
}

/** Returns the resources whose declarations a block needs. */
const getBlockResources = ({ figures = [], attention = [], list, chart }: LandingBlock): string[] =>
  [...figures, ...attention, ...attention.map(({ groupBy }) => groupBy), list, chart].flatMap(
    (item) => item?.resource ?? [],
  );

interface PageCheck {
  /** The problems, one line each. */
  problems: readonly string[];
  /** The texts by language. */
  texts: readonly LocalizedTextPlace[];
}

/** Returns the check of a landing page; undefined until checked. The checker loads only here. */
function usePageCheck(page: LandingPageInput, names: readonly string[]): PageCheck | undefined {
  const [check, setCheck] = useState<PageCheck>();
  useEffect(() => {
    let isCancelled = false;
    void checkPage(page, names)
      .catch(() => ({ problems: [landingPageTexts.unchecked], texts: [] }))
      .then((result) => isCancelled || setCheck(result));
    return () => {
      isCancelled = true;
    };
  }, [page, names]);
  return check;
}

async function checkPage(page: LandingPageInput, names: readonly string[]): Promise<PageCheck> {
  const [{ findLandingPageSchemaProblems, findLandingPageTexts }, { findLandingPageProblems }] =
    await Promise.all([
      import('../../config/check/runtime/runtimeConfigProblems'),
      import('../../config/check/runtime/landingPageProblems'),
    ]);
  const knownResources = new Map(names.map((name) => [name, undefined]));
  const texts = findLandingPageTexts(page);
  const shownPage = pickTexts(page, texts);
  const problems = [
    ...findLandingPageSchemaProblems(FILE, shownPage),
    ...findLandingPageProblems(FILE, { landingPage: shownPage }, knownResources),
  ];
  return { problems: problems.map(formatConfigProblem), texts };
}

const FILE = 'config.json';
