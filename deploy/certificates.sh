#!/bin/sh
# Makes an authority of your own and certificates by it, for the ways between proxy, servers, database and store:
#   sh deploy/certificates.sh FOLDER NAME…      e.g. sh deploy/certificates.sh deploy/inner database files server-1 server-2 worker proxy ordklar_server ordklar
# Each NAME becomes NAME.crt and NAME.key: the name of the machine that shows it, or of the role of the database that logs in by it.
# Run it again for new ones; the authority stays. Its key (ca.key) is needed for nothing else: keep it away from the servers.
set -eu
folder=$1
shift
umask 077
mkdir -p "$folder"
cd "$folder"
if [ ! -f ca.key ]; then
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 3650 -subj '/CN=Ordklar inner' -keyout ca.key -out ca.crt
fi
for name in "$@"; do
  openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj "/CN=$name" -keyout "$name.key" -out "$name.csr"
  printf 'subjectAltName=DNS:%s\nbasicConstraints=critical,CA:FALSE\n' "$name" > "$name.ext"
  openssl x509 -req -in "$name.csr" -CA ca.crt -CAkey ca.key -CAcreateserial -days 365 -extfile "$name.ext" -out "$name.crt"
  rm "$name.csr" "$name.ext"
done
chmod 644 ./*.crt
