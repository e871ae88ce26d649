import { accountContract } from './kit/account-contract.ts';
import { fileHouse } from './kit/house.ts';
import { signInContract } from './kit/sign-in-contract.ts';

signInContract(fileHouse);
accountContract(fileHouse);
