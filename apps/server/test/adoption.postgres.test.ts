import { adoptionContract } from './kit/adoption-contract.ts';
import { postgresHouse } from './kit/postgres.ts';

adoptionContract(postgresHouse);
