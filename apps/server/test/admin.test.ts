import { adminContract } from './kit/admin-contract.ts';
import { fileHouse } from './kit/house.ts';

adminContract(fileHouse);
