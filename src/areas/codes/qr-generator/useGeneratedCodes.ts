import { useDataProvider } from 'ra-core';
import { useMutation } from '@tanstack/react-query';
import { ApiError, OTHER, unwrap, type ConsoleDataProvider } from '../../../../dataProvider';
import { generateAssetCodes, generateGatewayCodes } from '../../../../dataProvider/contract/endpoints';

interface GeneratedCodes {
  codes: readonly string[] | undefined;
  error: Error | null;
  isPending: boolean;
  generate: (count: number) => void;
}

/** The codes of the last call; `onMade` gets them as they arrive. A failed call leaves none (QRGEN-07, QRGEN-09). */
export function useGeneratedCodes(
  of: 'assets' | 'gateways',
  onMade: (codes: readonly string[]) => void,
): GeneratedCodes {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data, error, isPending, mutate } = useMutation({
    mutationFn: async (count: number) => {
      const input = { path: { count } };
      const { data: answer } =
        of === 'assets'
          ? await dataProvider.ask(generateAssetCodes, input)
          : await dataProvider.ask(generateGatewayCodes, input);
      return codesOf(answer.body);
    },
    onSuccess: onMade,
  });
  return { codes: data, error, isPending, generate: mutate };
}

/** The `qr` of each record; an answer without any is a failure: nothing would be in the file. */
function codesOf(body: unknown): readonly string[] {
  const list: unknown = unwrap(body);
  const codes = (Array.isArray(list) ? (list as unknown[]) : []).flatMap((record) =>
    typeof record === 'object' && record !== null && 'qr' in record && typeof record.qr === 'string'
      ? [record.qr]
      : [],
  );
  if (codes.length === 0) throw new ApiError(OTHER);
  return codes;
}
