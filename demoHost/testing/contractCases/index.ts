import { accessContractCases } from './accesses';
import type { FeatureCases } from './contractCases';
import { codeCases } from './codes';
import { deviceCases } from './devices';
import { gatewayCases } from './gateways';
import { companyCases, peopleCases } from './people';
import { projectContentCases } from './projectContent';

/** Cases by feature. */
export const contractCases: Readonly<Record<string, FeatureCases>> = {
  gateways: gatewayCases,
  labels: codeCases,
  people: peopleCases,
  'companies and dashboard': companyCases,
  devices: deviceCases,
  'project content': projectContentCases,
  accesses: accessContractCases,
};
