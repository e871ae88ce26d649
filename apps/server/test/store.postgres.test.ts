import type { RulesVersions } from '../store/schema.ts';
import { atOnceContract } from './kit/at-once-contract.ts';
import { awayContract } from './kit/away-contract.ts';
import { forgetContract } from './kit/forget-contract.ts';
import { newSchema, openPostgres } from './kit/postgres.ts';
import { storeContract } from './kit/store-contract.ts';

const newPlace = () => {
  const url = newSchema();
  return { open: async (rules: RulesVersions = {}) => openPostgres(await url, { rules }) };
};

storeContract(newPlace);
forgetContract(newPlace);
awayContract(newPlace);
atOnceContract(newPlace);
