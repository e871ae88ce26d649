import { fileHouse } from './kit/house.ts';
import { ratingsContract } from './kit/ratings-contract.ts';

ratingsContract(fileHouse);
