-- once, when the database is made: what the servers log in as. `command.js migrate` lets it read and write rows, no more.
create role ordklar_server login;
