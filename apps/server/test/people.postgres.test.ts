import { accountContract } from './kit/account-contract.ts';
import { adminContract } from './kit/admin-contract.ts';
import { exportContract } from './kit/export-contract.ts';
import { postgresHouse } from './kit/postgres.ts';
import { ratingsContract } from './kit/ratings-contract.ts';
import { signInContract } from './kit/sign-in-contract.ts';

signInContract(postgresHouse);
accountContract(postgresHouse);
ratingsContract(postgresHouse);
adminContract(postgresHouse);
exportContract(postgresHouse);
