import { long } from '@baithak/testkit';
import { newSchema, openPostgres } from './kit/postgres.ts';
import { secrecyContract } from './kit/secrecy-contract.ts';

secrecyContract(long ? 100 : 4, async () => {
  const url = await newSchema();
  return { openStore: () => openPostgres(url) };
});
